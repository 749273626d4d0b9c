import { expect, it } from 'vitest';
import { formatIndianDate, type Input } from '@temple-land/portal-core';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

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
