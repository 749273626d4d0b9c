import { describe, expect, it, vi } from 'vitest';
import {
  notificationTopic,
  passwordTopic,
  sealRequest,
  type ServerFrame,
} from '@temple-land/portal-core';
import { announce } from '../../db/liveEvents.ts';
import { listen } from '../../../../../tests/support/listen.ts';
import {
  openSocket,
  subscribe,
  trackSockets,
  type Client,
} from '../../../../../tests/support/liveClient.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { people } from '../../../../../tests/support/people.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { setUnread } from '../../../../../tests/support/unread.ts';

const service = makeAppBeforeAll();
const server = createBeforeAll(() => listen(service));
const open = trackSockets();
// Generous, since a busy machine may be slow; every wait ends as soon as it can.
const patience = { timeout: 20_000 };

const browser = (origin?: string) => openSocket(server.liveUrl, service.createSignIn, open, origin);

const listening = ({ token }: SignedInUser) => subscribe(browser(), token);

const bell = ({ userId }: SignedInUser, count: number): ServerFrame => ({
  type: 'message',
  destination: notificationTopic,
  body: { userId, count },
});

const ring = ({ userId }: SignedInUser, count: number) => setUnread(service.deps.db, userId, count);

// The message is sent until it arrives, because a subscription is not acknowledged.
async function heardOnce(client: Client, who: SignedInUser, count: number) {
  await vi.waitFor(async () => {
    await ring(who, count);
    expect(client.frames).toContainEqual(bell(who, count));
  }, patience);
}

describe('the live channel', () => {
  // Requirement: UN-035
  it('delivers messages to a browser that subscribed directly after its connect', async () => {
    const citizen = await service.signInAs('citizen');
    const client = await listening(citizen);
    await heardOnce(client, citizen, 7);
  });

  // Requirement: UN-033
  it('delivers to each user only the own messages', async () => {
    const [citizen, other] = [
      await service.signInAs('citizen'),
      await service.signInAs('otherCitizen'),
    ];
    const [own, foreign] = [await listening(citizen), await listening(other)];
    await heardOnce(own, citizen, 3);
    await heardOnce(foreign, other, 4);
    expect(own.frames.filter(({ body }) => body.userId !== citizen.userId)).toEqual([]);
    expect(foreign.frames.filter(({ body }) => body.userId !== other.userId)).toEqual([]);
  });

  it('delivers subscribed topics only', async () => {
    const citizen = await service.signInAs('citizen');
    const client = await browser();
    client.say({ type: 'connect', token: citizen.token });
    client.say({ type: 'subscribe', destination: passwordTopic });
    const change = { userId: citizen.userId, chengeType: 'forgetPassword' } as const;
    const changedOnce = async (count: number) => {
      await announce(service.deps.db, { kind: 'password', ...change });
      expect(client.frames.length).toBeGreaterThan(count);
    };
    await vi.waitFor(() => changedOnce(0), patience);
    await ring(citizen, 1);
    const before = client.frames.length;
    await vi.waitFor(() => changedOnce(before), patience);
    expect(new Set(client.frames.map(({ destination }) => destination))).toEqual(
      new Set([passwordTopic]),
    );
  });

  it('sends the present count to a browser that subscribes, once', async () => {
    const citizen = await service.signInAs('citizen');
    const unread = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    const client = await listening(citizen);
    client.say({ type: 'subscribe', destination: notificationTopic });
    await vi.waitFor(() => expect(client.frames).toEqual([bell(citizen, unread.length)]), patience);
    await heardOnce(client, citizen, 9);
    expect(client.frames[1]).toEqual(bell(citizen, 9));
  });

  it('sends the new count when a notification is read', async () => {
    const citizen = await service.signInAs('citizen');
    const client = await listening(citizen);
    await heardOnce(client, citizen, 9);
    const unread = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    const notificationId = unread[0]?.notificationId ?? 0;
    await service.call('bellRead', { notificationId }, citizen.token);
    await vi.waitFor(() => {
      expect(client.frames).toContainEqual(bell(citizen, unread.length - 1));
    }, patience);
  });

  it('sends the new count to the applicant when an officer decides', async () => {
    const citizen = await service.signInAs('citizen');
    const { token } = await service.signInAs('landOfficer');
    const client = await listening(citizen);
    await heardOnce(client, citizen, 9);
    const page = { applicationType: 2, statusType: 'P', pageNumber: 1, pageSize: 1000 } as const;
    const { rows } = await service.result('officerQueue', page, token);
    const own = rows.find(({ applicationNo }) => applicationNo === 'LA/2026/PUR/000001');
    const applicationId = own?.applicationId ?? 0;
    const decision = { applicationType: 2, statusType: 'A', remark: '', version: 1 } as const;
    await service.call('officerDecision', { ...decision, applicationId }, token);
    const unread = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    const rung = () => expect(client.frames).toContainEqual(bell(citizen, unread.length));
    await vi.waitFor(rung, patience);
  });

  // Requirement: UN-033
  it('announces a changed password and closes with the session', async () => {
    const other = await service.signInAs('otherCitizen');
    const client = await listening(other);
    await heardOnce(client, other, 1);
    const currentPassword = people.otherCitizen.password;
    const passwords = {
      currentPassword,
      newPassword: 'Bargad@2026',
      confirmPassword: 'Bargad@2026',
    };
    await service.call('changePassword', { userId: other.userId, ...passwords }, other.token);
    expect(await client.closed).toBe(1000);
    expect(client.frames.at(-1)).toEqual({
      type: 'message',
      destination: passwordTopic,
      body: { userId: other.userId, chengeType: 'changePassword' },
    });
  });

  it('closes when the user logs out or logs in elsewhere', async () => {
    const citizen = await service.signInAs('citizen');
    const first = await listening(citizen);
    await heardOnce(first, citizen, 1);
    await service.call('logout', {}, citizen.token);
    expect(await first.closed).toBe(1000);
    const again = await service.signInAs('citizen');
    const second = await listening(again);
    await heardOnce(second, again, 1);
    const { loginId, password } = people.citizen;
    const captcha = await service.captcha();
    await service.call('login', { username: loginId, password, userType: 'C', ...captcha });
    expect(await second.closed).toBe(1000);
  });
});

describe('a refused connection', () => {
  it.each([
    ['no token', { type: 'connect' }],
    ['an unknown token', { type: 'connect', token: 'x'.repeat(43) }],
    ['an unknown destination', { type: 'subscribe', destination: '/topic/everything' }],
    ['an unknown kind of frame', { type: 'shout' }],
  ])('is refused for %s', async (_, frame) => {
    const client = await browser();
    client.sayRaw(JSON.stringify(sealRequest(service.createSignIn, frame)));
    expect(await client.closed).toBe(1008);
  });

  // Requirement: CA-064
  it('is refused for a frame that names a living session but is not sealed, or wrongly', async () => {
    const { token } = await service.signInAs('citizen');
    const frame = { type: 'connect', token } as const;
    const { REQUEST_DATA, REQUEST_TOKEN } = sealRequest(service.createSignIn, frame);
    const wrongHash = { REQUEST_DATA, REQUEST_TOKEN: REQUEST_TOKEN.split('').reverse().join('') };
    for (const text of [JSON.stringify(frame), JSON.stringify(wrongHash), 'connect']) {
      const client = await browser();
      client.sayRaw(text);
      expect(await client.closed).toBe(1008);
    }
  });

  it('is refused for a frame of more than 8 kB', async () => {
    const client = await browser();
    client.sayRaw('x'.repeat(9_000));
    expect(await client.closed).toBe(1009);
  });

  it('does not bring the server down by a frame of four megabytes', async () => {
    const citizen = await service.signInAs('citizen');
    const listener = await listening(citizen);
    const client = await browser();
    client.sayRaw('x'.repeat(4 * 1024 * 1024));
    expect(await client.closed).toBe(1009);
    await heardOnce(listener, citizen, 6);
  });

  it('is refused for a session token that was changed by one sign', async () => {
    const { token } = await service.signInAs('citizen');
    const client = await browser();
    client.say({ type: 'connect', token: `${token.slice(0, -1)}y` });
    expect(await client.closed).toBe(1008);
  });

  it('is closed after ten silent seconds', async () => {
    const client = await browser();
    const start = Date.now();
    client.say({ type: 'subscribe', destination: passwordTopic });
    expect(await client.closed).toBe(1008);
    expect(Date.now() - start).toBeGreaterThan(9_000);
  });

  it('is closed for a page of another origin', async () => {
    await expect(browser('https://elsewhere.example')).rejects.toThrow('403');
    const own = new URL(server.liveUrl);
    await expect(browser(`http://${own.host}`)).resolves.toBeDefined();
  });

  it('can reconnect after a server error', async () => {
    const { clock } = service.deps;
    const client = await browser();
    service.deps.clock = () => {
      throw new Error('The clock stands still.');
    };
    client.say({ type: 'connect', token: 'x'.repeat(43) });
    expect(await client.closed).toBe(1011);
    service.deps.clock = clock;
  });

  // Requirement: UN-033
  it('cannot forge a message about a password', async () => {
    const citizen = await service.signInAs('citizen');
    const victim = await service.signInAs('otherCitizen');
    const [forger, listener] = [await listening(citizen), await listening(victim)];
    const body = { userId: victim.userId, chengeType: 'forgetPassword' } as const;
    forger.say({ type: 'send', destination: '/app/forgetPassword', body });
    await heardOnce(listener, victim, 5);
    await heardOnce(forger, citizen, 5);
    const topics = [...listener.frames, ...forger.frames].map(({ destination }) => destination);
    expect(topics).not.toContain(passwordTopic);
  });
});
