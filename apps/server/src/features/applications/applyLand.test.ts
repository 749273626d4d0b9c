import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import {
  freeSamplePlots,
  loadSamplePlaces,
  newKey,
  oneByOne,
  requestFor,
  uploadTemporaryFile,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { khatiyans } from '../../db/schema/land.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';

type Request = Input<'applyLand'>;

const service = makeAppBeforeAll();
let citizen: SignedInUser;
let puri: Place[];
let nextPlace: () => Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  await freeSamplePlots(service);
  puri = (await loadSamplePlaces(service)).filter(({ district }) => district === 'PUR');
  nextPlace = oneByOne(puri);
});

const freshRequest = () => requestFor(service, citizen.token, nextPlace());
const apply = (request: Request) => service.call('applyLand', request, citizen.token);

async function own(applicationNo: string) {
  const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('appliedLand', page, citizen.token);
  return rows.filter((row) => row.applicationNo === applicationNo);
}

/** Sends a request that must be refused and checks that it stored nothing. */
async function refused(request: unknown) {
  const before = await countRowsByTable(service.deps.db);
  const { code, answer } = await service.send('applyLand', request, citizen.token);
  expect(code).toBe(200);
  expect(await countRowsByTable(service.deps.db)).toEqual(before);
  return answer;
}

describe('a land application', () => {
  // Requirement: UN-109
  it('gets the next number of its district and year, a step and a notification', async () => {
    const request = await freshRequest();
    const unread = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    const { applicationNo } = await service.result('applyLand', request, citizen.token);
    expect(applicationNo).toMatch(/^LA\/2026\/PUR\/\d{6}$/);
    const [row] = await own(applicationNo);
    expect(row).toMatchObject({ statusType: 'P', plotCode: request.plotCode, area: request.area });
    const asked = { applicationId: row?.applicationId ?? 0 };
    const detail = await service.result('applyLandDraft', asked, citizen.token);
    expect(detail.history).toEqual([
      {
        at: service.clock.now().toISOString(),
        by: 'Sarojini Behera',
        statusType: 'P',
        remark: '',
        action: 'submit',
        state: 'SUBMITTED',
        given: {},
      },
    ]);
    expect(detail.documents).toMatchObject([{ fileName: 'identity.pdf' }]);
    const bell = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    expect(bell).toHaveLength(unread.length + 1);
    expect(bell[0]?.notification).toContain(applicationNo);
  });

  it('can be for a khatiyan without a plot', async () => {
    const { plotCode: _, ...request } = await freshRequest();
    expect(await apply(request)).toMatchObject({ status: 200 });
  });

  it('counts a document once, also when its name is sent twice', async () => {
    const request = await freshRequest();
    const twice = [...request.documents, ...request.documents];
    const answer = await service.result(
      'applyLand',
      { ...request, documents: twice },
      citizen.token,
    );
    const [row] = await own(answer.applicationNo);
    const asked = { applicationId: row?.applicationId ?? 0 };
    const detail = await service.result('applyLandDraft', asked, citizen.token);
    expect(detail.documents).toHaveLength(1);
  });
});

describe('a repeated submission', () => {
  it('returns the same number and creates one application', async () => {
    const request = await freshRequest();
    const first = await apply(request);
    const before = await countRowsByTable(service.deps.db);
    expect(await apply(request)).toEqual(first);
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  it('creates one application from ten parallel requests', async () => {
    const request = await freshRequest();
    const count = (await countRowsByTable(service.deps.db))['applications'] ?? 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(request)));
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await countRowsByTable(service.deps.db))['applications']).toBe(count + 1);
  });

  it('is another application for another user, even with the same key', async () => {
    const request = await freshRequest();
    const first = await service.result('applyLand', request, citizen.token);
    const other = await service.signInAs('otherCitizen');
    const documents = [await uploadTemporaryFile(service, other.token)];
    const second = await service.result('applyLand', { ...request, documents }, other.token);
    expect(second.applicationNo).not.toBe(first.applicationNo);
  });

  it('is refused for a plot with a pending application under another key', async () => {
    const request = await freshRequest();
    await apply(request);
    const documents = [await uploadTemporaryFile(service, citizen.token)];
    const again = { ...request, documents, idempotencyKey: newKey() };
    expect(await refused(again)).toEqual({
      status: 400,
      message: expect.stringContaining('plot'),
    });
  });
});

describe('a refused field', () => {
  const faults: readonly (readonly [name: string, changes: object])[] = [
    ['no district', { districtCode: undefined }],
    ['district 0', { districtCode: 0 }],
    ['a district as text', { districtCode: '2' }],
    ['half a tahasil', { tahasilCode: 1.5 }],
    ['a negative mouza', { villageCode: -1 }],
    ['an empty khatiyan', { khataNo: '  ' }],
    ['a khatiyan of 31 characters', { khataNo: '1'.repeat(31) }],
    ['a plot of 61 characters', { plotCode: '1'.repeat(61) }],
    ['an empty purpose', { purpose: ' ' }],
    ['a purpose of 501 characters', { purpose: 'x'.repeat(501) }],
    ['a NUL in the purpose', { purpose: 'garden\u0000' }],
    ['an unknown holding', { holding: 'gift' }],
    ['no area', { area: 0 }],
    ['a negative area', { area: -0.5 }],
    ['an area with five decimals', { area: 0.00012 }],
    ['an area above 10,000 acres', { area: 10_000.0001 }],
    ['an area as text', { area: '1' }],
    ['no paper', { documents: [] }],
    [
      'thirty-one papers',
      { documents: Array.from({ length: 31 }, (_, at) => `paper-${at}-xxxxxxxxxxxxxx`) },
    ],
    ['a paper name with a path', { documents: ['../../../../etc/passwd-xxxx'] }],
    ['a short key', { idempotencyKey: 'short' }],
  ];

  let request: Request;
  beforeAll(async () => {
    request = await freshRequest();
  });

  it.each(faults)('%s answers 400 and writes nothing', async (_, changes) => {
    expect(await refused({ ...request, ...changes })).toEqual({ status: 400 });
  });
});

describe('land that does not fit the record', () => {
  const wrongPlace = { status: 400, message: expect.any(String) };

  it('is refused when the plot is not in the khatiyan', async () => {
    const request = await freshRequest();
    const { villageCode } = request;
    const stranger = puri.find((place) => place.villageCode !== villageCode);
    expect(await refused({ ...request, plotCode: stranger?.plotCode })).toEqual(wrongPlace);
    const neighbour = { id: 900_001, mouzaId: villageCode, number: '77/3' };
    await service.deps.db.insert(khatiyans).values(neighbour);
    expect(await refused({ ...request, khataNo: neighbour.number })).toEqual(wrongPlace);
    expect(await refused({ ...request, plotCode: 'no-such-plot' })).toEqual(wrongPlace);
  });

  it('is refused when district, tahasil, mouza and khatiyan do not belong together', async () => {
    const request = await freshRequest();
    const { districtCode, tahasilCode, villageCode } = request;
    expect(await refused({ ...request, districtCode: districtCode + 1 })).toEqual(wrongPlace);
    expect(await refused({ ...request, tahasilCode: tahasilCode + 1 })).toEqual(wrongPlace);
    expect(await refused({ ...request, villageCode: villageCode + 1_000 })).toEqual(wrongPlace);
    expect(await refused({ ...request, khataNo: '999' })).toEqual(wrongPlace);
  });

  it('is refused when the area is above the record, and told how much there is', async () => {
    const place = nextPlace();
    const request = await requestFor(service, citizen.token, place);
    const area = Math.round(place.recordedArea * 10_000 + 1) / 10_000;
    expect(await refused({ ...request, area })).toEqual({
      status: 400,
      message: expect.stringContaining(place.recordedArea.toFixed(4)),
    });
    expect(await apply(request)).toMatchObject({ status: 200 });
  });
});

describe('documents', () => {
  const refusal = { status: 400, message: expect.any(String) };

  it('of another user are refused', async () => {
    const request = await freshRequest();
    const other = await service.signInAs('otherCitizen');
    const foreign = await uploadTemporaryFile(service, other.token);
    expect(await refused({ ...request, documents: [foreign] })).toEqual(refusal);
    expect(await refused({ ...request, documents: [...request.documents, foreign] })).toEqual(
      refusal,
    );
  });

  it('that belong to an application already are refused', async () => {
    const first = await freshRequest();
    await apply(first);
    const second = await freshRequest();
    expect(await refused({ ...second, documents: first.documents })).toEqual(refusal);
  });

  it('that nobody uploaded are refused', async () => {
    const request = await freshRequest();
    expect(await refused({ ...request, documents: ['never-uploaded-xxxxxxxxx'] })).toEqual(refusal);
  });

  it('expire after a day', async () => {
    const request = await freshRequest();
    service.clock.pass(24 * 60);
    citizen = await service.signInAs('citizen');
    expect(await refused(request)).toEqual(refusal);
  });
});
