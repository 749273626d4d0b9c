import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const dayMs = 86_400_000;

const service = makeAppBeforeAll();

it('the median of the days to a decision is the one in the middle of all decided applications', async () => {
  const { db } = service.deps;
  const { userId, token } = await service.signInAs('landOfficer');
  const [officer] = await db.select().from(users).where(eq(users.id, userId));
  const steps = await db.select().from(applicationSteps);
  const inDistrict = eq(applications.districtId, officer?.districtId ?? 0);
  const own = await db.select().from(applications).where(inDistrict);
  const days = own
    .filter(({ status }) => status !== 'P')
    .flatMap(({ id, createdOn }) => {
      const decided = steps.filter((step) => step.applicationId === id && step.status !== 'P');
      const first = Math.min(...decided.map(({ at }) => at.getTime()));
      return decided.length === 0 ? [] : [Math.floor((first - createdOn.getTime()) / dayMs)];
    })
    .sort((one, other) => one - other);
  expect(days.length).toBeGreaterThan(2);
  const { medianDays } = await service.result('officerSummary', {}, token);
  expect(medianDays).toBe(days[Math.floor((days.length - 1) / 2)]);
});
