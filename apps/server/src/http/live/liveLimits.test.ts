import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordTopic, sealRequest } from '@temple-land/portal-core';
import { listen } from '../../../../../tests/support/listen.ts';
import {
  openSocket,
  subscribe,
  trackSockets,
  type Client,
} from '../../../../../tests/support/liveClient.ts';
import { createBeforeEach, makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { collectLog, removeSecurityLines } from '../../../../../tests/support/serviceLog.ts';
import { setUnread } from '../../../../../tests/support/unread.ts';

const patience = { timeout: 20_000 };

const service = makeAppBeforeEach({ ADDRESS_LIMIT_FACTOR: '1', LOG_LEVEL: 'warn' });
const server = createBeforeEach(() => listen(service));
const open = trackSockets();
let log: string[] = [];
beforeEach(() => {
  log = collectLog(service);
});

const browser = (origin?: string) => openSocket(server.liveUrl, service.createSignIn, open, origin);
const browsers = (count: number) => Promise.all(Array.from({ length: count }, () => browser()));

const refusals = () =>
  removeSecurityLines(log).map(({ security, call, ip, userId, reason }) => {
    expect([security, call, ip]).toEqual(['live channel refused', 'live', '127.0.0.1']);
    return userId === undefined ? [reason] : [reason, userId];
  });

/** Blocks the lookup of a session until it is released. */
function holdLookup(): () => void {
  const { db } = service.deps;
  let release: (rows: unknown[]) => void = () => {};
  const held = new Promise<unknown[]>((resolve) => {
    release = resolve;
  });
  const query: unknown = new Proxy(() => query, {
    get: (_, name) => (name === 'execute' ? () => held : () => query),
  });
  service.deps.db = query as typeof db;
  return () => {
    service.deps.db = db;
    release([]);
  };
}

const filler = { type: 'subscribe', destination: passwordTopic } as const;

describe('the live channel refuses, and the security log tells it,', () => {
  it('the 21st socket of a user, until one is closed', async () => {
    const { token, userId } = await service.signInAs('citizen');
    const listen = async (client: Client) => {
      await subscribe(Promise.resolve(client), token);
      await vi.waitFor(async () => {
        await setUnread(service.deps.db, userId, 1);
        expect(client.frames.length).toBeGreaterThan(0);
      }, patience);
    };
    const clients = await browsers(20);
    for (const client of clients) await listen(client);
    const tooMany = await subscribe(browser(), token);
    expect(await tooMany.closed).toBe(1008);
    expect(refusals()).toEqual([['sockets of a user', userId]]);
    const [first] = open;
    first?.terminate();
    await clients[0]?.closed;
    await vi.waitFor(async () => listen(await browser()), patience);
  });

  it('the 101st socket of an address, until one is closed', async () => {
    await browsers(100);
    await expect(browser()).rejects.toThrow('503');
    expect(refusals()).toEqual([['sockets of an address']]);
    const [first] = open;
    first?.terminate();
    await vi.waitFor(() => browser(), patience);
  });

  it('the 101st frame of a socket', async () => {
    const { token, userId } = await service.signInAs('citizen');
    const client = await subscribe(browser(), token);
    for (let sent = 3; sent < 101; sent += 1) client.say(filler);
    expect(await client.closed).toBe(1008);
    expect(refusals()).toEqual([['frames', userId]]);
  });

  it('another origin, an unknown session and a wrong frame', async () => {
    await expect(browser('https://elsewhere.example')).rejects.toThrow('403');
    const [unknown, wrong] = [await browser(), await browser()];
    unknown.say({ type: 'connect', token: 'x'.repeat(43) });
    expect(await unknown.closed).toBe(1008);
    wrong.sayRaw('connect');
    expect(await wrong.closed).toBe(1008);
    expect(refusals()).toEqual([['origin'], ['session'], ['frame']]);
  });
});

describe('while a frame is answered', () => {
  it('nothing more is read from the socket', async () => {
    const release = holdLookup();
    const client = await browser();
    const closed = vi.fn<(code: number) => void>();
    void client.closed.then(closed);
    client.say({ type: 'connect', token: 'x'.repeat(43) });
    await pause(200);
    const frame = JSON.stringify(sealRequest(service.createSignIn, filler)).padEnd(8000);
    for (let sent = 0; sent < 2000; sent += 1) client.sayRaw(frame);
    const [socket] = open;
    await pause(1000);
    // The service has read little of the 16 MB; the rest is in the buffers of the client and the system.
    expect(socket?.bufferedAmount).toBeGreaterThan(1_000_000);
    expect(closed).not.toHaveBeenCalled();
    release();
    expect(await client.closed).toBe(1008);
    expect(refusals()).toEqual([['session']]);
  });
});
