import { describe, expect, it, vi } from 'vitest';
import { sealRequest, type ClientFrame } from '@temple-land/portal-core';
import { listen } from '../../support/listen.ts';
import { openSocket, subscribe, trackSockets } from '../../support/liveClient.ts';
import { createBeforeAll } from '../../support/serviceHooks.ts';
import { naughty } from './naughty.ts';
import { startProbe } from './service.ts';

const refused = 1008;
const probe = startProbe();
const server = createBeforeAll(() => listen(probe.service));
const opened = trackSockets();

const open = () => openSocket(server.liveUrl, probe.service.createSignIn, opened);
const sealed = (value: unknown) => JSON.stringify(sealRequest(probe.service.createSignIn, value));

/** Frames with a valid envelope and invalid content. */
const frames: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a number', 7],
  ['a list', [{ type: 'connect' }]],
  ['no type', { token: 'a' }],
  ['a type of an object', { type: { toString: 'connect' } }],
  ['a type of the prototype', { type: '__proto__' }],
  ['a token that is a list', { type: 'connect', token: ['a'] }],
  ['a token that is too long', { type: 'connect', token: 'a'.repeat(201) }],
  ['a token with a NUL', { type: 'connect', token: '\u0000' }],
  ['another topic', { type: 'subscribe', destination: '/topic/password/1' }],
  ['a topic of the prototype', { type: 'subscribe', destination: '__proto__' }],
  ['a message of nobody', { type: 'send', destination: '/app/changePassword', body: {} }],
];

describe('a frame', () => {
  it.each(frames)('with %s ends the connection', async (_, value) => {
    const client = await open();
    client.sayRaw(sealed(value));
    expect(await client.closed).toBe(refused);
    expect(client.frames).toEqual([]);
  });

  it.each(['', 'null', '[]', '{}', '{"__proto__":{"REQUEST_DATA":"a"}}', '['.repeat(8000)])(
    'that is no envelope ends the connection: %j',
    async (text) => {
      const client = await open();
      client.sayRaw(text);
      expect(await client.closed).toBe(refused);
    },
  );

  it('with any naughty text in its token ends the connection', async () => {
    const short = naughty.filter((text) => text.length < 500);
    const codes = await Promise.all(
      short.map(async (token) => {
        const client = await open();
        client.sayRaw(sealed({ type: 'connect', token }));
        return client.closed;
      }),
    );
    expect(new Set(codes)).toEqual(new Set([refused]));
  });

  it('does not affect other connections, also by the thousand', async () => {
    const { service } = probe;
    const loud = await open();
    for (let count = 0; count < 2000; count += 1) {
      loud.sayRaw(
        sealed({ type: 'subscribe', destination: '/topic/password' } satisfies ClientFrame),
      );
    }
    const { userId, token } = await service.signInAs('citizen');
    const quiet = await subscribe(open(), token);
    const [first] = await service.result('bellList', { userId }, token);
    await vi.waitFor(async () => {
      await service.call('bellRead', { notificationId: first?.notificationId ?? 1 }, token);
      expect(quiet.frames.length).toBeGreaterThan(0);
    });
    expect(loud.frames).toEqual([]);
  });
});
