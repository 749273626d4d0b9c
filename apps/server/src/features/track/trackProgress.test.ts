import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications } from '../../db/schema/applications.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

async function findPending() {
  const { db } = service.deps;
  const isPending = and(eq(applications.type, 2), eq(applications.status, 'P'));
  const [row] = await db
    .update(applications)
    .set({ state: 'SCRUTINY', dueOn: null })
    .where(isPending)
    .returning();
  return row ?? expect.fail('The sample has no pending application.');
}

/** Finds the status of an application with a captcha and returns what the next call needs. */
async function track(applicationNo: string) {
  const captcha = await service.captcha();
  await service.result('trackStatus', { applicationType: 2, applicationNo, ...captcha });
  return { applicationType: 2, applicationNo, captchaId: captcha.captchaId } as const;
}

it('tells the stage, who acts next and by when, and nothing about the applicant', async () => {
  const { id, number, stateSince } = await findPending();
  const tracked = await track(number);
  const progress = () => service.call('trackProgress', tracked);
  const expectedOn = new Date(stateSince.getTime() + 7 * 86_400_000).toISOString();
  const result = { state: 'SCRUTINY', waitsFor: 'office', expectedOn };
  expect(await progress()).toEqual({ status: 200, result });
  const dueOn = new Date('2026-04-01T00:00:00Z');
  await service.deps.db.update(applications).set({ dueOn }).where(eq(applications.id, id));
  expect(await progress()).toMatchObject({ result: { expectedOn: dueOn.toISOString() } });
});

it('needs a captcha that found this application, in the last five minutes', async () => {
  const { number } = await findPending();
  const tracked = await track(number);
  const refused = { status: 404 };
  const { captchaId } = await service.captcha();
  expect(await service.call('trackProgress', { ...tracked, captchaId })).toEqual(refused);
  expect(await service.call('trackProgress', { ...tracked, applicationType: 1 })).toEqual(refused);
  const other = { ...tracked, applicationNo: `${number}0` };
  expect(await service.call('trackProgress', other)).toEqual(refused);
  service.clock.pass(5);
  expect(await service.call('trackProgress', tracked)).toEqual(refused);
});

it('leaves no captcha behind that could be answered', async () => {
  const { number } = await findPending();
  const { captchaId } = await track(number);
  const answers = await Promise.all(
    ['', ' ', 'TRACKED', 'tracked'].map((answer) =>
      service.call('trackStatus', {
        applicationType: 2,
        applicationNo: number,
        captchaId: `tracked 2 ${number} ${captchaId}`,
        answer,
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).not.toContain(200);
});

it('names nobody and no date after the decision', async () => {
  const { db } = service.deps;
  const { id, number } = await findPending();
  const tracked = await track(number);
  await db
    .update(applications)
    .set({ status: 'A', state: 'APPROVED' })
    .where(eq(applications.id, id));
  expect(await service.result('trackProgress', tracked)).toMatchObject({
    waitsFor: 'nobody',
    expectedOn: null,
  });
});
