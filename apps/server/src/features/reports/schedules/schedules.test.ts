import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { retentionSchedule, type DataRight, type Input } from '@temple-land/portal-core';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { newOfficerWithout } from '../../../../../../tests/support/staff.ts';
import { users } from '../../../db/schema/account.ts';
import { notifications } from '../../../db/schema/content.ts';
import { roleDataRights } from '../../../db/schema/dataRights.ts';
import { reportFiles, reportSchedules } from '../../../db/schema/reportSchedules.ts';
import { deleteOldReportFiles } from './deleteOldReportFiles.ts';
import { makeDueReports } from './makeDueReports.ts';

const service = makeAppBeforeEach();
const dayMinutes = 24 * 60;

const file: Input<'registerReportFile'> = {
  report: 'leases',
  format: 'csv',
  columns: ['leaseNo', 'amount'],
};
const daily: Input<'reportScheduleSave'> = { name: 'Rents', rhythm: 'daily', file };

/** Makes an officer of the state with a schedule that is due. */
async function officerWithDue(schedule: Input<'reportScheduleSave'> = daily) {
  const officer = await newOfficerWithout(service, 'O', []);
  await service.call('reportScheduleSave', schedule, officer.token);
  service.clock.pass(dayMinutes);
  const { token } = await service.signIn(await loginOf(officer.userId));
  return { ...officer, token };
}

async function loginOf(userId: number): Promise<string> {
  const [user] = await service.deps.db.select().from(users).where(eq(users.id, userId));
  return user?.loginId ?? '';
}

async function readOwn(token: string) {
  const [own] = await service.result('reportScheduleList', {}, token);
  if (!own) throw new Error('There is no schedule.');
  return own;
}

const noticesOf = (userId: number, pattern: string) =>
  service.deps.db.$count(
    notifications,
    and(eq(notifications.userId, userId), like(notifications.text, pattern)),
  );

const take = (roleId: number, right: DataRight) =>
  service.deps.db
    .delete(roleDataRights)
    .where(and(eq(roleDataRights.roleId, roleId), eq(roleDataRights.dataRight, right)));

it('a due report is made once by two instances, with its view and columns, and its officer is told', async () => {
  const { token, userId } = await officerWithDue();
  await Promise.all([makeDueReports(service.deps), makeDueReports(service.deps)]);
  await makeDueReports(service.deps);
  const { files, problem, nextOn } = await readOwn(token);
  expect([files.length, problem]).toEqual([1, null]);
  expect(new Date(nextOn).getTime()).toBeGreaterThan(service.clock.now().getTime());
  expect(await noticesOf(userId, '%“Rents” is ready%')).toBe(1);
  const [{ fileId } = { fileId: 0 }] = files;
  const { bytes } = await service.send('reportScheduleFile', { fileId }, token);
  const { bytes: direct } = await service.send('registerReportFile', file, token);
  expect(new TextDecoder().decode(bytes)).toBe(new TextDecoder().decode(direct));
});

it('the right to the data is asked again when the report is made and when its file is downloaded', async () => {
  const { token, userId, roleId } = await officerWithDue();
  await makeDueReports(service.deps);
  const [{ fileId } = { fileId: 0 }] = (await readOwn(token)).files;
  await take(roleId, 'data.money.export');
  expect((await service.send('reportScheduleFile', { fileId }, token)).code).toBe(404);
  await take(roleId, 'data.registers.export');
  await service.deps.db.update(reportSchedules).set({ nextOn: service.clock.now() });
  await makeDueReports(service.deps);
  expect(await readOwn(token)).toMatchObject({ problem: 'noRight', files: [{ fileId }] });
  expect(await noticesOf(userId, '%no right to it any more%')).toBe(1);
});

it('a report that fails is said and does not stop the others', async () => {
  const { token, userId } = await officerWithDue();
  const { db } = service.deps;
  await service.call('reportScheduleSave', { ...daily, name: 'Second' }, token);
  const due = new Date(service.clock.now().getTime() - 1);
  await db.update(reportSchedules).set({ nextOn: due });
  await db
    .update(reportSchedules)
    .set({ nextOn: new Date(0) })
    .where(eq(reportSchedules.name, 'Rents'));
  let puts = 0;
  const { files } = service.deps;
  const put: typeof files.put = (key, bytes) => {
    puts += 1;
    return puts === 1 ? Promise.reject(new Error('The disk is full.')) : files.put(key, bytes);
  };
  const broken = { ...service.deps, files: { ...files, put } };
  await expect(makeDueReports(broken)).rejects.toThrow('Some tasks failed');
  const list = await service.result('reportScheduleList', {}, token);
  expect(list.map(({ name, problem }) => [name, problem === null])).toEqual([
    ['Rents', false],
    ['Second', true],
  ]);
  expect(await noticesOf(userId, '%“Rents” could not be made%')).toBe(1);
});

it('a paused schedule makes nothing, and a deleted one takes its files with it', async () => {
  const { token } = await officerWithDue();
  const { scheduleId } = await readOwn(token);
  await service.call('reportSchedulePause', { scheduleId, isPaused: true }, token);
  await makeDueReports(service.deps);
  expect((await readOwn(token)).files).toEqual([]);
  await service.call('reportSchedulePause', { scheduleId, isPaused: false }, token);
  service.clock.pass(dayMinutes);
  await makeDueReports(service.deps);
  const [kept] = await service.deps.db.select().from(reportFiles);
  expect(await service.deps.files.get(kept?.storageKey ?? '')).toBeDefined();
  const again = await service.signIn(await loginOf((await findOwner()).userId));
  await service.call('reportScheduleDelete', { scheduleId }, again.token);
  expect(await service.deps.files.get(kept?.storageKey ?? '')).toBeUndefined();
});

async function findOwner() {
  const [row] = await service.deps.db.select().from(reportSchedules);
  return { userId: row?.userId ?? 0 };
}

it('files are kept for the days of the retention schedule', async () => {
  await officerWithDue();
  await makeDueReports(service.deps);
  const { db, files } = service.deps;
  const count = () => db.$count(reportFiles);
  const [kept] = await db.select().from(reportFiles);
  service.clock.pass(retentionSchedule.reportFiles.days * dayMinutes);
  await deleteOldReportFiles(db, files, service.clock.now());
  expect(await count()).toBe(1);
  service.clock.pass(1);
  await deleteOldReportFiles(db, files, service.clock.now());
  expect([await count(), await files.get(kept?.storageKey ?? '')]).toEqual([0, undefined]);
});
