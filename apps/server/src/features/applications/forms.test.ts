import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EndpointName } from '@temple-land/portal-core';
import {
  findPlace,
  freeSamplePlots,
  newKey,
  requestFor,
  uploadTemporaryFile,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import { applications } from '../../db/schema/applications.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
const place = createBeforeAll(async () => {
  await freeSamplePlots(service);
  return findPlace(service);
});
beforeEach(async () => {
  citizen = await service.signInAs('citizen');
});

const report = async (who = citizen) => {
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = place;
  const at = { districtCode, tahasilCode, villageCode, khataNo, plotCode };
  const documents = [await uploadTemporaryFile(service, who.token)];
  return { ...at, description: `A wall ${newKey()}`, documents };
};
const quarry = async (_who = citizen) => {
  const { districtCode, tahasilCode } = place;
  const form = { sourceName: `Stone ${newKey()}`, quantity: 100.5, leasePeriod: '5 Year' };
  return { districtCode, tahasilCode, ...form, documents: [] as string[] };
};
const forms = [
  ['grievanceSave', report, 'tokenNo'],
  ['quarrySave', quarry, 'applicationNo'],
] as const;

const send = async (name: EndpointName, input: unknown, who = citizen) =>
  (await service.send(name, input, who.token)).answer as {
    status: number;
    message?: string;
    result?: Record<string, string>;
  };

describe.each(forms)('%s', (name, make, numberKey) => {
  it('creates a number, a first step, a notification and the files', async () => {
    const documents = [await uploadTemporaryFile(service, citizen.token)];
    const form = await make();
    const before = await countRowsByTable(service.deps.db);
    const { status, result } = await send(name, { ...form, documents });
    expect(status).toBe(200);
    expect(result?.[numberKey]).toMatch(/^(IL|QA)\/2026\/PUR\/\d{6}$/);
    const after = await countRowsByTable(service.deps.db);
    for (const table of ['applications', 'applicationSteps', 'notifications', 'activities']) {
      expect(after[table]).toBe((before[table] ?? 0) + 1);
    }
    const [row] = await service.deps.db
      .select()
      .from(applications)
      .where(eq(applications.number, result?.[numberKey] ?? ''));
    const detail = await service.result(
      'applyLandDraft',
      { applicationId: row?.id ?? 0 },
      citizen.token,
    );
    expect(detail.documents).toHaveLength(1);
  });

  it('creates one application from ten parallel requests, with and without a key', async () => {
    for (const key of [{ idempotencyKey: newKey() }, {}]) {
      const form = { ...(await make()), ...key };
      const count = (await countRowsByTable(service.deps.db))['applications'] ?? 0;
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(name, form)));
      expect(answers[0]?.status).toBe(200);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await countRowsByTable(service.deps.db))['applications']).toBe(count + 1);
    }
  });

  it('creates another one for other content, another person or another day', async () => {
    const form = await make();
    const numbers = [(await send(name, form)).result?.[numberKey]];
    numbers.push((await send(name, await make())).result?.[numberKey]);
    const other = await service.signInAs('otherCitizen');
    const { documents } = await make(other);
    numbers.push((await send(name, { ...form, documents }, other)).result?.[numberKey]);
    service.clock.pass(24 * 60);
    citizen = await service.signInAs('citizen');
    const { documents: later } = await make();
    numbers.push((await send(name, { ...form, documents: later })).result?.[numberKey]);
    expect(new Set(numbers).size).toBe(4);
  });

  it.each([
    ['no district', { districtCode: undefined }],
    ['a tahasil of another district', { tahasilCode: 999_999 }],
    ['an unknown mouza', { villageCode: 999_999 }],
    ['a file of nobody', { documents: ['never-uploaded-xxxxxxxxx'] }],
    ['a short key', { idempotencyKey: 'short' }],
    ['empty words', { description: ' ', sourceName: ' ' }],
  ])('refuses %s and writes nothing', async (_, changes) => {
    const form = await make();
    const before = await countRowsByTable(service.deps.db);
    expect((await send(name, { ...form, ...changes })).status).toBe(400);
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  it('stores nothing when it fails in the middle', async () => {
    const documents = [await uploadTemporaryFile(service, citizen.token)];
    const form = { ...(await make()), documents };
    const before = await countRowsByTable(service.deps.db);
    const { random } = service.deps;
    const fail = () => {
      throw new Error('torn');
    };
    service.deps.random = { ...random, token: fail };
    const torn = await service.send(name, form, citizen.token);
    service.deps.random = random;
    expect(torn.code).toBe(500);
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
    expect((await send(name, form)).status).toBe(200);
  });
});

describe('a report', () => {
  it.each([
    ['a khatiyan of another mouza', { khataNo: '999' }],
    ['an unknown plot', { plotCode: 'no-such-plot' }],
    ['a day to come', { startedOn: '2030-01-01' }],
    ['an unknown kind', { kind: 'gift' }],
  ])('is refused with %s', async (_, changes) => {
    expect((await send('grievanceSave', { ...(await report()), ...changes })).status).toBe(400);
  });

  it('can be for a mouza without a plot', async () => {
    const { khataNo: _, plotCode: __, ...at } = await report();
    const form = { ...at, landmark: 'Behind the school' };
    expect((await send('grievanceSave', form)).status).toBe(200);
  });

  it('is listed to its author and to the officers of the place, without a name', async () => {
    const made = (await send('grievanceSave', { ...(await report()), kind: 'mining' })).result?.[
      'tokenNo'
    ];
    const page = { pageNumber: 1, pageSize: 1000 };
    const listed = async ({ token }: SignedInUser) => {
      const answer = await service.call('grievanceList', page, token);
      return 'result' in answer ? answer.result.rows : [];
    };
    const has = async (who: SignedInUser) =>
      (await listed(who)).some(({ applicationNo }) => applicationNo === made);
    const strangers = await officersElsewhere(service);
    expect(await has(citizen)).toBe(true);
    expect(await has(await service.signInAs('landOfficer'))).toBe(true);
    expect(await has(await service.signInAs('tahasilOfficer'))).toBe(true);
    expect(await has(await service.signInAs('otherCitizen'))).toBe(false);
    expect(await has(strangers.otherDistrict)).toBe(false);
    expect(await has(strangers.otherTahasil)).toBe(false);
    const [row] = await listed(await service.signInAs('landOfficer'));
    expect(Object.keys(row ?? {})).not.toContain('applicant');
    const counter = await service.call(
      'grievanceList',
      page,
      (await service.signInAs('counter')).token,
    );
    expect(counter).toEqual({ status: 404 });
  });
});

describe('a land application without a key of the screen', () => {
  it('is created once when it is sent twice', async () => {
    const {
      idempotencyKey: _,
      holding: __,
      ...form
    } = await requestFor(service, citizen.token, place);
    const [first, second] = await Promise.all([send('applyLand', form), send('applyLand', form)]);
    expect(first).toMatchObject({ status: 200 });
    expect(second).toEqual(first);
  });
});
