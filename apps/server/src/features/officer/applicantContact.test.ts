import { and, desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { accessLedger, activities } from '../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const reason = 'The day of the visit has to be agreed';

it('the number of an applicant for land is opened with a reason by whoever takes steps, and this is recorded', async () => {
  const citizen = await service.signInAs('citizen');
  const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 100 };
  const { rows } = await service.result('appliedLand', page, citizen.token);
  const own = rows.find(({ applicationType }) => applicationType === 2);
  const { applicationId = 0, applicationNo = '' } = own ?? {};
  const land = { applicationType: 2, applicationId } as const;
  const shown = await service.send('officerApplication', land, office.dealing.token);
  expect(shown.answer).toMatchObject({ result: { mayReadReporter: true } });
  expect(JSON.stringify(shown.answer)).not.toMatch(/"mobile|"email|[6-9]\d{9}/);

  const open = async ({ token }: SignedInUser, given = reason) =>
    (await service.send('officerReporter', { ...land, reason: given }, token)).answer;
  const answer = await open(office.dealing);
  expect(answer).toMatchObject({ result: { mobileNo: expect.stringMatching(/^[6-9]\d{9}$/) } });
  const [last] = await service.deps.db.select().from(activities).orderBy(desc(activities.id));
  expect(JSON.parse(last?.record ?? '')).toMatchObject({
    actionType: 'REVEAL',
    actionRemark: `contact of the applicant of ${applicationNo}`,
    changedFields: [{ label: 'reason', value: reason }],
  });
  const isOpened = and(
    eq(accessLedger.record, applicationNo),
    eq(accessLedger.purpose, 'callBack'),
  );
  const [access] = await service.deps.db.select().from(accessLedger).where(isOpened);
  expect(access).toMatchObject({ readerId: office.dealing.userId });

  const strangers = await officersElsewhere(service);
  expect(await open(office.dealing, ' ')).toEqual({ status: 400 });
  expect(await open(office.auditor)).toEqual({ status: 403 });
  expect(await open(strangers.otherDistrict)).toEqual({ status: 404 });
});
