import { expect, it } from 'vitest';
import { formatIndianDate, type Input } from '@temple-land/portal-core';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { activities } from '../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('chiefOfficer'));

async function list(filter: Partial<Input<'caseList'>> = {}) {
  const request = { pageNumber: 1, pageSize: 1000, ...filter };
  const answer = await service.call('caseList', request, officer.token);
  return 'result' in answer ? answer.result.rows : [];
}

it('the register is narrowed by stage, section, year and coming hearing', async () => {
  const all = await list();
  const today = formatIndianDate(service.clock.now());
  const isComing = ({ case: { hearings } }: (typeof all)[number]) =>
    hearings.some(({ day }) => day >= today);
  const ids = (rows: typeof all) => rows.map(({ applicationId }) => applicationId).sort();
  const [first] = all;
  expect(first).toBeDefined();
  const { state = '', createdOn = '' } = first ?? {};
  const year = Number(formatIndianDate(new Date(createdOn)).slice(0, 4));
  expect(ids(await list({ state }))).toEqual(ids(all.filter((row) => row.state === state)));
  expect(ids(await list({ hearing: 'coming' }))).toEqual(ids(all.filter(isComing)));
  expect(ids(await list({ hearing: 'none' }))).toEqual(ids(all.filter((row) => !isComing(row))));
  expect(ids(await list({ section: '16-A(1)' }))).toEqual(
    ids(all.filter((row) => row.case.section === '16-A(1)')),
  );
  expect((await list({ year })).length).toBeGreaterThan(0);
  expect(await list({ year: 1950 })).toEqual([]);
});

it('the register begins with the newest, the oldest or the next hearing', async () => {
  const days = async (sort: 'newest' | 'oldest') =>
    (await list({ sort })).map(({ createdOn }) => createdOn);
  expect(await days('newest')).toEqual((await days('newest')).toSorted().toReversed());
  expect(await days('oldest')).toEqual((await days('newest')).toSorted());
  const today = formatIndianDate(service.clock.now());
  const next = (await list({ sort: 'hearing' })).map(
    ({ case: { hearings } }) => hearings.find(({ day }) => day >= today)?.day ?? '9999',
  );
  expect(next).toEqual(next.toSorted());
});

const read = async (filter: Partial<Input<'caseExport'>>, token = officer.token) => {
  const answered = await service.send('caseExport', { format: 'csv', ...filter }, token);
  const [head = '', ...lines] = Buffer.from(answered.bytes).toString().trim().split('\r\n');
  return { head, numbers: lines.map((line) => line.split(',')[0]?.replaceAll('"', '')) };
};

it('the file of the register has the rows of the list in its order, and no party', async () => {
  const { head, numbers } = await read({});
  expect(head.replace('\uFEFF', '')).toMatch(/^"Application no\.","Stage","Section","Court"/);
  expect(numbers).toEqual((await list()).map(({ applicationNo }) => applicationNo));
  const filter = { hearing: 'coming', sort: 'hearing' } as const;
  const narrowed = await read(filter);
  expect(narrowed.numbers).toEqual((await list(filter)).map((row) => row.applicationNo));
  expect(narrowed.numbers.length).toBeLessThan(numbers.length);
});

it('the file has the cases of the officer only, and the export is recorded', async () => {
  const { otherDistrict } = await officersElsewhere(service);
  expect((await read({}, otherDistrict.token)).numbers).toEqual([]);
  const xlsx = await service.send('caseExport', { format: 'xlsx' }, officer.token);
  expect(Buffer.from(xlsx.bytes).subarray(0, 2).toString()).toBe('PK');
  const records = await service.deps.db.select().from(activities);
  expect(records.filter(({ record }) => record.includes('register of cases as csv'))).not.toEqual(
    [],
  );
});
