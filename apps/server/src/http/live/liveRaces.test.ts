import { expect, it, vi } from 'vitest';
import { notificationTopic } from '@temple-land/portal-core';
import { listen } from '../../../../../tests/support/listen.ts';
import { openSocket, subscribe, trackSockets } from '../../../../../tests/support/liveClient.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { setUnread } from '../../../../../tests/support/unread.ts';
import { hashToken } from '../../db/accounts/sessionToken.ts';
import { announce } from '../../db/liveEvents.ts';

const rounds = 200;

const service = makeAppBeforeAll();
const server = createBeforeAll(() => listen(service));
const open = trackSockets();

it('keeps no socket of a session that is ended while the socket connects, 200 times', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { token } = await service.signInAs('citizen');
    const client = await openSocket(server.liveUrl, service.createSignIn, open);
    const logOut = () => service.call('logout', {}, token);
    const connect = () => client.say({ type: 'connect', token });
    if (round % 2 === 0) connect();
    const ended = logOut();
    if (round % 2 === 1) connect();
    await ended;
    await client.closed;
  }
}, 120_000);

/** Returns a query builder whose prepared queries return their rows after `pause`. */
function slowed<Builder extends object>(builder: Builder, pause: () => Promise<unknown>): Builder {
  return new Proxy(builder, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      return (...given: unknown[]) => {
        const made: unknown = part.apply(target, given);
        if (name === 'execute')
          return Promise.resolve(made).then(async (rows) => (await pause(), rows));
        return typeof made === 'object' && made !== null && !(made instanceof Promise)
          ? slowed(made, pause)
          : made;
      };
    },
  });
}

it('keeps no socket of a session that ends between its look-up and its answer', async () => {
  const { token } = await service.signInAs('citizen');
  const client = await openSocket(server.liveUrl, service.createSignIn, open);
  const { db } = service.deps;
  let looksUp = () => {};
  const lookedUp = new Promise<void>((resolve) => (looksUp = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  service.deps.db = slowed(db, () => {
    looksUp();
    return released;
  });
  client.say({ type: 'connect', token });
  await lookedUp;
  service.deps.db = db;
  await service.call('logout', {}, token);
  release();
  await client.closed;
}, 20_000);

it('keeps the socket of the session that took the place of ended ones, however late their end is heard', async () => {
  const { userId, token } = await service.signInAs('citizen');
  const client = await subscribe(openSocket(server.liveUrl, service.createSignIn, open), token);
  const heardOnce = (count: number) =>
    vi.waitFor(
      async () => {
        await setUnread(service.deps.db, userId, count);
        const body = { userId, count };
        expect(client.frames).toContainEqual({
          type: 'message',
          destination: notificationTopic,
          body,
        });
      },
      { timeout: 20_000 },
    );
  await heardOnce(5);
  const ended = { kind: 'ended', userId } as const;
  await announce(service.deps.db, { ...ended, exceptTokenHash: hashToken(token) });
  await heardOnce(6);
  await announce(service.deps.db, { ...ended, exceptTokenHash: hashToken('another') });
  expect(await client.closed).toBe(1000);
});
