import { beforeAll, describe, expect, it } from 'vitest';
import { applications } from '../../db/schema/applications.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

type Application = typeof applications.$inferSelect;

const service = makeAppBeforeAll();
let all: Application[];
beforeAll(async () => {
  all = await service.deps.db.select().from(applications).orderBy(applications.id);
});

function sample(type: 1 | 2 | 3, status = 'P'): Application {
  const found = all.find((row) => row.type === type && row.status === status);
  if (found === undefined) throw new Error(`The sample has no ${type} in status ${status}.`);
  return found;
}

const placeOf = ({ districtId, tahasilId, mouzaId }: Application) => ({
  districtCode: districtId,
  tahasilCode: tahasilId,
  villageCode: mouzaId,
});

async function track(applicationType: 1 | 2 | 3, applicationNo: string, changes: object = {}) {
  const captcha = await service.captcha();
  const input = { applicationType, applicationNo, ...captcha, ...changes };
  return service.call('trackStatus', input);
}

describe('tracking a status', () => {
  it.each([
    [1, 'P', 'Pending/Processing'],
    [1, 'A', 'Transfered'],
    [2, 'P', 'Pending/Processing'],
    [2, 'A', 'Approved'],
    [2, 'R', 'Rejected'],
    [2, 'G CLOSE', 'Close'],
  ] as const)('returns the label for type %i in status %s', async (type, status, word) => {
    const { number } = sample(type, status);
    expect(await track(type, number)).toEqual({
      status: 200,
      result: { statusType: status, applicationNo: number, applicationStatus: word },
    });
  });

  it('takes a number in small letters and with blanks around it', async () => {
    const { number } = sample(2);
    expect(await track(2, ` ${number.toLowerCase()} `)).toMatchObject({ status: 200 });
  });

  // Requirement: CA-067
  it('answers 404 to an unknown number and to a number of another type', async () => {
    expect(await track(2, 'LA/2026/PUR/999999')).toEqual({ status: 404 });
    expect(await track(1, sample(2).number)).toEqual({ status: 404 });
    expect(await track(2, '%')).toEqual({ status: 404 });
  });

  // Requirements: CA-067, VA-088
  it('finds a case by number and place only', async () => {
    const found = sample(3);
    const place = placeOf(found);
    expect(await track(3, found.number, place)).toMatchObject({ status: 200 });
    expect(await track(3, found.number)).toEqual({ status: 404 });
    for (const part of ['districtCode', 'tahasilCode', 'villageCode'] as const) {
      const wrong = { ...place, [part]: (place[part] ?? 0) + 1 };
      expect(await track(3, found.number, wrong)).toEqual({ status: 404 });
    }
  });

  // Requirement: CA-067
  it.each([1, 2] as const)('does not need the place for type %i', async (type) => {
    const { number, districtId, tahasilId } = sample(type);
    const elsewhere = {
      districtCode: districtId + 1,
      tahasilCode: tahasilId + 1,
      villageCode: 999_999,
    };
    expect(await track(type, number, elsewhere)).toMatchObject({ status: 200 });
  });

  // Requirement: CA-067
  it('answers 223 to a wrong, a used and an old captcha', async () => {
    const { number } = sample(2);
    const captcha = await service.captcha();
    expect(await track(2, number, { ...captcha, answer: 'zzzzz' })).toEqual({ status: 223 });
    expect(await track(2, number, captcha)).toEqual({ status: 223 });
    const old = await service.captcha();
    service.clock.pass(5);
    expect(await track(2, number, old)).toEqual({ status: 223 });
  });

  it('consumes the captcha even if the number is unknown', async () => {
    const captcha = await service.captcha();
    expect(await track(2, 'LA/2026/PUR/999999', captcha)).toEqual({ status: 404 });
    expect(await track(2, sample(2).number, captcha)).toEqual({ status: 223 });
  });

  // Requirement: EN-035
  it('returns nothing about the applicant', async () => {
    const answer = await track(2, sample(2).number);
    expect(Object.keys('result' in answer ? answer.result : {}).sort()).toEqual([
      'applicationNo',
      'applicationStatus',
      'statusType',
    ]);
  });
});
