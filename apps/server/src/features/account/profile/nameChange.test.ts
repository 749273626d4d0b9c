import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limitRules } from '@temple-land/portal-core';
import { uploadTemporaryFile } from '../../../../../../tests/support/landApplication.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';
import { notifications } from '../../../db/schema/content.ts';
import { documents } from '../../../db/schema/documents.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { runHourlyTasks } from '../../../hourly.ts';
import { findUser } from '../account.repository.ts';

const service = makeAppBeforeEach();
const citizen = createBeforeEach(() => service.signInAs('citizen'));
const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };

const ask = async (changes: object = {}, proof?: string) =>
  service.call(
    'nameChangeAsk',
    {
      fullName: 'Sarojini Mohanty',
      reason: 'Marriage',
      proof: proof ?? (await uploadTemporaryFile(service, citizen.token)),
      ...changes,
    },
    citizen.token,
  );
const nameOf = async () => (await findUser(service.deps.db, citizen.userId))?.fullName;
const details = () => service.result('getDetails', { userId: citizen.userId }, citizen.token);
const administrator = async () => (await service.signInAs('administrator')).token;
async function findWaiting() {
  const { rows } = await service.result('pendingChangeList', page, await administrator());
  const change = rows.find(({ kind }) => kind === 'ownName');
  if (change === undefined) throw new Error('No name waits.');
  return change;
}
const noticesOf = async (userId: number) => {
  const own = eq(notifications.userId, userId);
  const rows = await service.deps.db.select().from(notifications).where(own);
  return rows.map(({ text, kind }) => [text, kind]);
};

describe('the changed name of a citizen in whose name there is an application', () => {
  it('waits with its proof until an administrator approves it, and the citizen is told', async () => {
    expect(await details()).toMatchObject({ needsNameProof: 1 });
    expect(await ask()).toEqual({ status: 202, isWaiting: true });
    expect(await nameOf()).toBe('Sarojini Behera');
    expect(await details()).toMatchObject({ pendingName: 'Sarojini Mohanty' });
    const change = await findWaiting();
    expect(change).toMatchObject({
      fullName: 'Sarojini Behera',
      reason: 'Marriage',
      mayDecide: true,
      fields: [{ name: 'fullName', before: 'Sarojini Behera', after: 'Sarojini Mohanty' }],
    });
    const token = await administrator();
    const documentId = String(change.documentId);
    expect((await service.send('fileBlob', { documentId }, token)).code).toBe(200);
    expect(await service.call('pendingChangeApprove', { id: change.id }, token)).toEqual({
      status: 200,
    });
    expect(await nameOf()).toBe('Sarojini Mohanty');
    expect((await details()).pendingName).toBeUndefined();
    expect(await noticesOf(citizen.userId)).toContainEqual([
      'Your changed name Sarojini Mohanty was approved.',
      'account',
    ]);
    expect((await service.send('currentUser', {}, citizen.token)).code).toBe(200);
    const actions = (await service.deps.db.select().from(activities)).map(
      ({ record }) => (JSON.parse(record) as { actionType: string }).actionType,
    );
    expect(actions).toEqual(expect.arrayContaining(['ASK', 'APPROVE']));
  });

  it('stays as it was when it is refused, withdrawn or not decided in time', async () => {
    await ask();
    const { id } = await findWaiting();
    const token = await administrator();
    await service.call('pendingChangeRefuse', { id, reason: 'The proof cannot be read' }, token);
    expect(await noticesOf(citizen.userId)).toContainEqual([
      'Your changed name Sarojini Mohanty was refused. Reason: The proof cannot be read',
      'account',
    ]);
    await ask();
    const withdraw = () => service.call('nameChangeWithdraw', {}, citizen.token);
    expect([await withdraw(), await withdraw()]).toEqual([{ status: 200 }, { status: 404 }]);
    await ask();
    service.clock.pass(limitRules.approvalDays.first * 24 * 60);
    await runHourlyTasks(service.deps, false);
    expect((await noticesOf(citizen.userId)).map(([text]) => text)).toContain(
      'Nobody decided on your changed name Sarojini Mohanty in time. Please ask again.',
    );
    expect(await nameOf()).toBe('Sarojini Behera');
  });

  it('cannot be approved for a citizen who is blocked meanwhile', async () => {
    await ask();
    const { id } = await findWaiting();
    await service.deps.db.update(users).set({ isBlocked: 1 }).where(eq(users.id, citizen.userId));
    const answer = await service.call('pendingChangeApprove', { id }, await administrator());
    expect(answer.status).toBe(409);
    expect(await nameOf()).toBe('Sarojini Behera');
  });

  it.each([
    [{ fullName: 'Sarojini Behera' }, 'another name than your present one'],
    [{ fullName: 'Sarojini 2' }, 'special characters or digits'],
    [{ reason: ' ' }, 'why your name changed'],
    [{ reason: 'x'.repeat(201) }, 'at most 200 characters'],
    [{ proof: 'unknown' }, 'upload a proof'],
  ])('is refused as %j', async (changes, words) => {
    const answer = await ask(changes);
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(words) });
  });

  it('needs a file of the citizen’s own that nothing else uses, and waits once', async () => {
    const other = await service.signInAs('otherCitizen');
    const foreign = await uploadTemporaryFile(service, other.token);
    expect((await ask({}, foreign)).status).toBe(400);
    const own = await uploadTemporaryFile(service, citizen.token);
    expect((await ask({}, own)).status).toBe(202);
    expect((await ask()).status).toBe(409);
    await service.call('nameChangeWithdraw', {}, citizen.token);
    expect((await ask({}, own)).status).toBe(400);
  });
});

it('the proof of a name is for its owner and administrators, and is not cleaned up as unsent', async () => {
  const tempId = await uploadTemporaryFile(service, citizen.token);
  await ask({}, tempId);
  const [row] = await service.deps.db.select().from(documents).where(eq(documents.tempId, tempId));
  const documentId = String(row?.id);
  for (const person of ['otherCitizen', 'counter', 'tahasilOfficer', 'landOfficer'] as const) {
    const { token } = await service.signInAs(person);
    expect((await service.send('fileBlob', { documentId }, token)).code).toBe(404);
  }
  service.clock.pass(25 * 60);
  await runHourlyTasks(service.deps, false);
  const { token } = await service.signInAs('citizen');
  expect((await service.send('fileBlob', { documentId }, token)).code).toBe(200);
});
