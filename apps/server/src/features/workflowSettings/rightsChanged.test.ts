import { expect, it, vi } from 'vitest';
import { notificationTopic, rightsTopic } from '@temple-land/portal-core';
import { approveNext } from '../../../../../tests/support/admin.ts';
import { announce } from '../../db/liveEvents.ts';
import { listen } from '../../../../../tests/support/listen.ts';
import { openSocket, trackSockets } from '../../../../../tests/support/liveClient.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newOfficerWithout } from '../../../../../tests/support/staff.ts';
import { setUnread } from '../../../../../tests/support/unread.ts';

const service = makeAppBeforeAll();
const server = createBeforeAll(() => listen(service));
const open = trackSockets();

const connect = async ({ token }: SignedInUser) => {
  const client = await openSocket(server.liveUrl, service.createSignIn, open);
  client.say({ type: 'connect', token });
  client.say({ type: 'subscribe', destination: notificationTopic });
  client.say({ type: 'subscribe', destination: rightsTopic });
  return client;
};

/** A count that no subscription is answered with. */
const rung = 77;

const isTold = ({ frames }: Awaited<ReturnType<typeof connect>>) =>
  frames.some(({ destination }) => destination === rightsTopic);

it('tells the officers of the role, and nobody else, when an administrator has approved the change', async () => {
  const officer = await newOfficerWithout(service, 'O', []);
  const others = [await newOfficerWithout(service, 'O', []), await service.signInAs('citizen')];
  const own = await connect(officer);
  const foreign = await Promise.all(others.map(connect));
  // Subscriptions are not acknowledged: a message of the role shows that each one listens.
  await vi.waitFor(
    async () => {
      await announce(service.deps.db, { kind: 'rights', roleId: officer.roleId });
      expect(isTold(own)).toBe(true);
    },
    { timeout: 20_000 },
  );
  // Messages arrive in order: after the bell comes nothing that was sent before it.
  await setUnread(service.deps.db, officer.userId, rung);
  const isRung = () =>
    own.frames.some(
      (frame) => frame.destination === notificationTopic && frame.body.count === rung,
    );
  await vi.waitFor(() => expect(isRung()).toBe(true), { timeout: 20_000 });
  own.frames.length = 0;
  const { token } = await service.signInAs('administrator');
  const right = 'data.money.see';
  const change = {
    roleId: officer.roleId,
    given: [],
    taken: [right],
    reason: 'Order of the office',
  };
  await service.call('stepRightSave', change, token);
  expect(isTold(own)).toBe(false);
  await approveNext(service);
  await vi.waitFor(() => expect(isTold(own)).toBe(true), { timeout: 20_000 });
  const { dataRights } = await service.result('currentUser', {}, officer.token);
  expect(dataRights).not.toContain(right);
  expect(foreign.map(isTold)).toEqual([false, false]);
});
