import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { maskNumber } from '@temple-land/portal-core';
import { fileCase, respondent } from '../../../../../../tests/support/courtCases.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { activities } from '../../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const elsewhere = createBeforeAll(() => officersElsewhere(service));

const mobileNo = '9437000610';
const reason = 'The notice came back';

let filed = 0;
/** Files a case against a person with a number; returns the ids of both. */
async function fileAgainst() {
  filed += 1;
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = office.place;
  const land = { districtCode, tahasilCode, villageCode, khataNo, plotCode, area: '0.01' };
  const { applicationId } = await fileCase(service, office.law, {
    ...land,
    section: '16-A(1)',
    facts: `A wall since January, no. ${filed}`,
    respondents: [{ ...respondent, mobileNo }],
  });
  const { parties } = await service.result('casePapers', { applicationId }, office.law.token);
  return { applicationId, partyId: parties[0]?.partyId ?? 0, party: parties[0] };
}

it('is masked for every officer, and opened with a reason by whoever takes steps', async () => {
  const { applicationId, partyId, party } = await fileAgainst();
  expect(party?.mobileNo).toBe(maskNumber(mobileNo));
  const open = async ({ token }: SignedInUser, given = reason) =>
    (await service.send('casePartyContact', { applicationId, partyId, reason: given }, token))
      .answer;
  expect(await open(office.law)).toMatchObject({ result: { mobileNo } });
  const [last] = await service.deps.db.select().from(activities).orderBy(desc(activities.id));
  expect(JSON.parse(last?.record ?? '')).toMatchObject({
    actionType: 'REVEAL',
    changedFields: [{ label: 'reason', value: reason }],
  });
  expect(await open(office.law, ' ')).toEqual({ status: 400 });
  expect(await open(office.auditor)).toEqual({ status: 403 });
  expect(await open(elsewhere.otherDistrict)).toEqual({ status: 404 });
  const other = await fileAgainst();
  const foreign = { applicationId: other.applicationId, partyId, reason };
  expect((await service.send('casePartyContact', foreign, office.law.token)).answer).toEqual({
    status: 404,
  });
});

it('stays when the particulars are saved without it, and is masked in the audit trail', async () => {
  const { applicationId, partyId } = await fileAgainst();
  const { mobileNo: _, ...rest } = respondent;
  const change = { applicationId, partyId, kind: 'respondent', ...rest, name: 'Renamed' } as const;
  const save = (more: object) =>
    service.result('casePartySave', { ...change, ...more }, office.field.token);
  const contact = { applicationId, partyId, reason };
  const read = async () =>
    (await service.result('casePartyContact', contact, office.law.token)).mobileNo;
  await save({});
  expect(await read()).toBe(mobileNo);
  const number = '9437000777';
  await save({ mobileNo: number });
  expect(await read()).toBe(number);
  const entries = await service.deps.db.select().from(activities);
  expect(entries.filter(({ record }) => record.includes(number))).toEqual([]);
});
