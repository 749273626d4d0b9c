import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applyFor, findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { applications } from '../../../db/schema/applications.ts';
import { notifications } from '../../../db/schema/content.ts';
import { escalateOverdue } from './escalate.ts';
import { sendDigests } from './sendDigests.ts';

const dayMs = 86_400_000;
const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const officers = createBeforeAll(() => officersOfPuri(service));
const strangers = createBeforeAll(() => officersElsewhere(service));
const colleague = createBeforeAll(() =>
  newUser(service, 'colleague.puri', 'O', { districtId: officers.place.districtCode }),
);

const textsOf = async (userId: number, pattern: string) => {
  const where = and(eq(notifications.userId, userId), like(notifications.text, pattern));
  const rows = await service.deps.db.select().from(notifications).where(where);
  return rows.map(({ text }) => text);
};

async function createApplication() {
  const citizen = await service.signInAs('citizen');
  return applyFor(service, citizen, await findKhatiyan(service));
}

it('an officer to whom a colleague assigns an application is notified, for each one', async () => {
  const made = await createApplication();
  const { applicationId: id, applicationNo: number } = made;
  const request = {
    applicationIds: [id],
    action: 'assign' as const,
    userId: colleague.userId,
  };
  const [result] = await service.result('inboxAssign', request, officers.deciding.token);
  expect(result?.outcome).toBe('done');
  expect(await textsOf(colleague.userId, '%has assigned%')).toEqual([
    expect.stringContaining(number),
  ]);
  await service.result('inboxAssign', request, officers.deciding.token);
  expect(await textsOf(colleague.userId, '%has assigned%')).toHaveLength(1);
});

it('an overdue stage is reported to the officers above it once, also by two instances at once', async () => {
  const { applicationId: id, applicationNo: number } = await createApplication();
  const { deps, clock } = service;
  const values = { state: 'SCRUTINY', stateSince: clock.now() };
  const dueOn = new Date(clock.now().getTime() - dayMs);
  await deps.db
    .update(applications)
    .set({ ...values, dueOn })
    .where(eq(applications.id, id));
  await Promise.all([escalateOverdue(deps, clock.now()), escalateOverdue(deps, clock.now())]);
  await escalateOverdue(deps, clock.now());
  const pattern = `${number} is overdue%`;
  expect(await textsOf(officers.deciding.userId, pattern)).toHaveLength(1);
  for (const { userId } of [officers.dealing, officers.field, strangers.otherDistrict]) {
    expect(await textsOf(userId, pattern)).toEqual([]);
  }
  const list = { tab: 'overdue', flag: 'escalated', search: number, pageNumber: 1, pageSize: 10 };
  const { rows } = await service.result('inboxList', list as never, officers.deciding.token);
  expect(
    rows.map(({ applicationId, flags }) => [applicationId, flags.includes('escalated')]),
  ).toEqual([[id, true]]);
  await deps.db.update(applications).set({ stateSince: dueOn }).where(eq(applications.id, id));
  await escalateOverdue(deps, clock.now());
  expect(await textsOf(officers.deciding.userId, pattern)).toHaveLength(2);
});

const summary = 'Applications that wait for you today:%';

it('each officer has one summary a day from nine in the morning, with the counts of the inbox', async () => {
  const { deps } = service;
  const morning = new Date('2026-06-01T03:00:00Z');
  await sendDigests({ ...deps, clock: () => morning });
  expect(await textsOf(officers.dealing.userId, summary)).toEqual([]);
  const nine = () => new Date('2026-06-01T03:31:00Z');
  await Promise.all([sendDigests({ ...deps, clock: nine }), sendDigests({ ...deps, clock: nine })]);
  const { mine } = await service.result('inboxCounts', {}, officers.dealing.token);
  const [text, ...more] = await textsOf(officers.dealing.userId, summary);
  expect([more, text?.startsWith(`Applications that wait for you today: ${mine} (`)]).toEqual([
    [],
    true,
  ]);
  await sendDigests({ ...deps, clock: () => new Date('2026-06-01T12:00:00Z') });
  expect(await textsOf(officers.dealing.userId, summary)).toHaveLength(1);
  await sendDigests({ ...deps, clock: () => new Date('2026-06-02T04:00:00Z') });
  expect(await textsOf(officers.dealing.userId, summary)).toHaveLength(2);
  expect(
    await textsOf(strangers.otherDistrict.userId, 'Applications that wait for you today: 0%'),
  ).toEqual([]);
});

it('an officer receives the summary from the chosen hour, or none', async () => {
  const { deps } = service;
  const { token } = officers.law;
  expect(await service.result('digestRead', {}, token)).toEqual({ hour: 9 });
  const send = (at: string) => sendDigests({ ...deps, clock: () => new Date(at) });
  const save = (hour: number | null) => service.call('digestSave', { hour }, colleague.token);
  const count = async () => (await textsOf(colleague.userId, summary)).length;
  const before = await count();
  expect(await save(18)).toEqual({ status: 200 });
  expect(await service.result('digestRead', {}, colleague.token)).toEqual({ hour: 18 });
  await send('2026-07-01T06:30:00Z');
  expect(await count()).toBe(before);
  await send('2026-07-01T12:31:00Z');
  expect(await count()).toBe(before + 1);
  await save(6);
  await send('2026-07-02T00:31:00Z');
  expect(await count()).toBe(before + 2);
  await save(null);
  await send('2026-07-03T12:31:00Z');
  expect(await count()).toBe(before + 2);
  expect(await service.call('digestSave', { hour: 3 }, colleague.token)).toMatchObject({
    status: 400,
  });
  expect(await service.result('digestRead', {}, token)).toEqual({ hour: 9 });
});
