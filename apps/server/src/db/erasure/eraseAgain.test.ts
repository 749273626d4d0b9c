import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { searchDatabase } from '../../../../../tests/support/searchDatabase.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { createUser } from '../../features/account/account.repository.ts';
import { runHourlyTasks } from '../../hourly.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { streamBackup } from '../backup/streamBackup.ts';
import { users } from '../schema/account.ts';
import { activities } from '../schema/ledger.ts';
import { erasureRequests } from '../schema/erasureRequests.ts';
import { eraseAgain } from './eraseAgain.ts';
import { readErasures } from './erasureLog.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-erasures-'));
const log = join(folder, 'erasures.log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const service = makeAppBeforeAll({ ERASURE_LOG: log });

const person = {
  fullName: 'Kuntala Sabar',
  mobile: '9861012345',
  email: 'kuntala@mail.example',
};
const words = Object.values(person);

/** Registers the person; takes a backup before the request, and erases the account afterwards. */
async function eraseAfterBackup() {
  const { db, files, clock } = service.deps;
  const account = { ...person, loginId: person.mobile, passwordHash: '' };
  await createUser(db, { ...account, userType: 'CI', roleId: 0, createdOn: clock() });
  service.clock.pass(60);
  const backup = await text(streamBackup(db, files, clock()));
  const { token, userId } = await service.signIn(person.mobile);
  await service.call('erasureSend', {}, token);
  await service.call('erasureAsk', { otp: service.sms.codeOf(person.mobile) }, token);
  service.clock.pass(8 * 24 * 60);
  await runHourlyTasks(service.deps, false);
  return { backup, userId };
}

it('an account that was erased after a backup is erased again after its restore, once', async () => {
  const { config, files, clock } = service.deps;
  const { backup, userId } = await eraseAfterBackup();
  expect(words.some((word) => readFileSync(log, 'utf8').includes(word))).toBe(false);
  appendFileSync(log, '2026-03-30T00:00:00.000Z ER/2026/9');
  const erasures = readErasures(log);
  expect(erasures).toMatchObject([{ userId, number: 'ER/2026/000001' }]);

  const restored = await openEmpty();
  const { db } = restored;
  const { takenAt } = await restoreBackup(db, files, Readable.from([Buffer.from(backup)]));
  expect(await searchDatabase(db, words)).not.toEqual([]);
  const data = { db, files, config, erasures, takenAt, now: clock() };
  expect(await eraseAgain(data)).toEqual(['ER/2026/000001']);
  expect(await searchDatabase(db, words)).toEqual([]);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(user).toMatchObject({ isBlocked: 1, mobile: '' });
  const [request] = await db.select().from(erasureRequests);
  expect(request).toMatchObject({ number: 'ER/2026/000001', state: 'erased', userId });
  const [last] = (await db.select().from(activities)).slice(-1);
  expect(last?.record).toContain('again after a restore');
  expect(await eraseAgain(data)).toEqual([]);
  await restored.close();
});

it('a user whose id was listed before the backup was made is left alone', async () => {
  const { config, files, clock, db } = service.deps;
  const { userId } = await service.signInAs('otherCitizen');
  const erasures = [{ userId, number: 'ER/2026/000007', erasedOn: clock() }];
  const takenAt = new Date(clock().getTime() + 7_200_000).toISOString();
  expect(await eraseAgain({ db, files, config, erasures, takenAt, now: clock() })).toEqual([]);
});
