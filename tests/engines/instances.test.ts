import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { notificationTopic, passwordTopic } from '@temple-land/portal-core';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import {
  login,
  password,
  readCaptcha,
  register,
  requestFor,
  succeeded,
} from '../support/citizen.ts';
import { openPdf } from '../support/hostile/openedPdf.ts';
import { openSocket, subscribe } from '../support/liveClient.ts';
import { people } from '../support/people.ts';
import { freshDatabase, type FreshDatabase } from '../support/postgres/databases.ts';
import {
  freePort,
  httpService,
  startServer,
  type HttpService,
  type ServerProcess,
} from '../support/serverProcess.ts';

const patience = { timeout: 20_000 };
const signer = createNodeSigner('demo-envelope-key');
const citizen = '9438000771';

const folder = mkdtempSync(join(tmpdir(), 'portal-shared-files-'));
let database: FreshDatabase;
let servers: ServerProcess[] = [];
let one: HttpService;
let other: HttpService;
let [onePort, otherPort] = [0, 0];
const sockets = new Set<WebSocket>();

/** Starts both at the same moment on an empty database, so that both find the schema missing. */
beforeAll(async () => {
  database = await freshDatabase(inject('postgres')?.socket ?? '');
  const ports = [await freePort(), await freePort()];
  servers = await Promise.all(
    ports.map((port) =>
      startServer({ PORT: String(port), DATABASE_URL: database.address, FILES_DIR: folder }),
    ),
  );
  [onePort = 0, otherPort = 0] = ports;
  one = httpService(ports[0] ?? 0);
  other = httpService(otherPort);
  await register(one, citizen);
});
afterEach(() => {
  for (const socket of sockets) socket.terminate();
  sockets.clear();
});
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const listenOnOther = (token: string) =>
  subscribe(openSocket(`ws://127.0.0.1:${otherPort}/service/ws`, signer, sockets), token);

async function guess(service: HttpService, username: string) {
  const form = { username, password: 'Wrong@12345', userType: 'C' as const };
  return (await service.call('login', { ...form, ...(await readCaptcha(service)) })).status;
}

async function signInAdministrator(service: HttpService, username: string, own: string) {
  const form = { username, password: own, userType: 'O' as const };
  const answer = await service.call('login', { ...form, ...(await readCaptcha(service)) });
  if (!('result' in answer)) throw new Error(`The login answered ${answer.status}.`);
  return { token: answer.result, userId: answer.userId };
}

/** Signs in two administrators; the second one first replaces the password of a new account. */
async function signInAdministrators(service: HttpService) {
  const { administrator, newAdministrator } = people;
  const { loginId, password: currentPassword } = newAdministrator;
  const fresh = await signInAdministrator(service, loginId, currentPassword);
  const passwords = { currentPassword, newPassword: password, confirmPassword: password };
  const change = { userId: fresh.userId, ...passwords };
  succeeded(await service.call('changePassword', change, fresh.token));
  const first = await signInAdministrator(service, administrator.loginId, administrator.password);
  const second = await signInAdministrator(service, loginId, password);
  return { first: first.token, second: second.token };
}

describe('two servers on one PostgreSQL', () => {
  it('know the session that the other one opened', async () => {
    const { token, userId } = await login(one, citizen);
    expect(await other.call('currentUser', {}, token)).toMatchObject({
      status: 200,
      result: { userId },
    });
    await other.call('logout', {}, token);
    expect((await one.send('currentUser', {}, token)).status).toBe(401);
  });

  it('both refuse the old token after a logout by either, and after signing out everywhere', async () => {
    const ways = [
      async (token: string) => one.call('logout', { reason: 'idle' }, token),
      async (token: string) => other.call('logout', {}, token),
      async (token: string) => one.call('sessionsEnd', {}, token),
    ];
    for (const leave of ways) {
      const { token } = await login(one, citizen);
      expect((await other.send('currentUser', {}, token)).status).toBe(200);
      expect(await leave(token)).toEqual({ status: 200 });
      for (const service of [one, other]) {
        expect((await service.send('currentUser', {}, token)).status).toBe(401);
      }
    }
  });

  it('take a captcha that the other one drew, once', async () => {
    const form = { username: citizen, password, userType: 'C' as const };
    const captcha = await readCaptcha(one);
    expect(await other.call('login', { ...form, ...captcha })).toMatchObject({ status: 200 });
    expect(await one.call('login', { ...form, ...captcha })).toEqual({ status: 223 });
  });

  it('answer the public land record alike, so that a cache may ask either', async () => {
    const tile = 'ogc/collections/districts/tiles/WebMercatorQuad/5/14/23';
    const [mine, theirs] = await Promise.all(
      [onePort, otherPort].map((port) => fetch(`http://127.0.0.1:${port}/${tile}`)),
    );
    expect([mine?.status, mine?.headers.get('etag')]).toEqual([200, theirs?.headers.get('etag')]);
    expect(await mine?.text()).toBe(await theirs?.text());
  });

  it('count wrong passwords together and lock together', async () => {
    const name = '9437000002';
    for (const service of [one, other, one, other]) expect(await guess(service, name)).toBe(500);
    expect(await guess(one, name)).toBe(777);
    expect(await guess(other, name)).toBe(777);
  });

  it('send codes for each other', async () => {
    const mobileno = '9438000772';
    await one.call('sendRegOtp', { mobileno });
    const outbox = (await other.fetchJson(`demo/outbox?mobileno=${mobileno}`)) as {
      messages: { otp: string }[];
    };
    const otp = outbox.messages[0]?.otp ?? '';
    expect(await other.call('verifyRegOtp', { mobileno, otp })).toEqual({ status: 200 });
    expect((await one.call('verifyRegOtp', { mobileno, otp })).status).not.toBe(200);
  });

  it('give out the file that came in by the other', async () => {
    const { token, userId } = await login(one, citizen);
    const request = await requestFor(one, token, 'key-of-one-server');
    expect(await other.call('applyLand', request, token)).toMatchObject({ status: 200 });
    const page = { createdBy: userId, pageNumber: 1, pageSize: 10 };
    const list = await one.call('appliedLand', page, token);
    const rows = 'result' in list ? list.result.rows : [];
    const applicationId = rows[0]?.applicationId ?? 0;
    const draft = await other.call('applyLandDraft', { applicationId }, token);
    const documents = 'result' in draft ? draft.result.documents : [];
    const documentId = String(documents[0]?.documentId);
    const file = await other.send('fileBlob', { documentId }, token);
    expect(await openPdf(new Uint8Array(await file.arrayBuffer()))).toMatchObject({ pages: 1 });
  });

  it('give one number to a form that reaches both at once', async () => {
    const { token, userId } = await login(one, citizen);
    const request = await requestFor(one, token, 'key-of-both-servers');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 2 === 0 ? one : other).call('applyLand', request, token),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    const page = { createdBy: userId, pageNumber: 1, pageSize: 10 };
    expect(await other.call('appliedLand', page, token)).toMatchObject({ result: { total: 2 } });
  });

  it('sign a user out everywhere when the password is changed on one', async () => {
    const { token, userId } = await login(one, citizen);
    const client = await listenOnOther(token);
    await vi.waitFor(async () => {
      await one.call('bellRead', { notificationId: 1 }, token);
      expect(client.frames[0]?.destination).toBe(notificationTopic);
    }, patience);
    const newPassword = 'Bargad@2026';
    const passwords = { currentPassword: password, newPassword, confirmPassword: newPassword };
    const changed = await one.call('changePassword', { userId, ...passwords }, token);
    expect(changed).toMatchObject({ status: 200 });
    const since = Date.now();
    expect(await client.closed).toBe(1000);
    expect(Date.now() - since).toBeLessThan(1000);
    expect(client.frames.at(-1)).toEqual({
      type: 'message',
      destination: passwordTopic,
      body: { userId, chengeType: 'changePassword' },
    });
    expect((await other.send('currentUser', {}, token)).status).toBe(401);
  });

  it('offer the languages that were approved on one, both within five seconds', async () => {
    const { first, second } = await signInAdministrators(one);
    const readLanguages = async () => {
      const answer = await fetch(`http://127.0.0.1:${otherPort}/assets/i18n/en/office.json`);
      return ((await answer.json()) as { languages?: string }).languages ?? 'all';
    };
    const offer = async (languages: string, basedOn: number) => {
      const details = { languages };
      const reason = 'Nobody is there to translate';
      expect(
        await one.call('officeDetailsSave', { basedOn, details, reason }, first),
      ).toMatchObject({ status: 202 });
      const page = { isWaiting: true, pageNumber: 1, pageSize: 1 };
      const { result } = succeeded(await one.call('pendingChangeList', page, second));
      const { rows } = result as { rows: { id: number }[] };
      succeeded(await one.call('pendingChangeApprove', { id: rows[0]?.id ?? 0 }, second));
      const approvedAt = performance.now();
      await vi.waitFor(async () => expect(await readLanguages()).toBe(languages), patience);
      return performance.now() - approvedAt;
    };
    expect(await offer('en,hi', 0)).toBeLessThan(5_000);
    expect(await offer('en,or,hi', 1)).toBeLessThan(5_000);
  });
});
