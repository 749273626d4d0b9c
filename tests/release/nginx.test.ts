import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { importPartBytes } from '@temple-land/portal-core';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import {
  login,
  password,
  readCaptcha,
  register,
  requestFor,
  succeeded,
} from '../support/citizen.ts';
import { startNginx, type Proxy } from '../support/nginx.ts';
import { people } from '../support/people.ts';
import { addressOf, careless, startCluster, type Cluster } from '../support/postgres/cluster.ts';
import {
  freePort,
  httpService,
  startServer,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { buildRequest, type RawRequest } from '../support/wire.ts';
import { expectMissedMessages } from './missedMessages.ts';

const citizen = '9438000791';
const signer = createNodeSigner('demo-envelope-key');
const origin = 'https://land.example.in';
const folder = mkdtempSync(join(tmpdir(), 'portal-behind-nginx-'));
const proxied =
  (proxy: Proxy): typeof fetch =>
  (input, init = {}) => {
    const { method, body, headers } = init as RequestInit & { headers: Record<string, string> };
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body as Uint8Array);
    return proxy.fetch(String(input), {
      ...(method ? { method } : {}),
      ...(bytes ? { body: bytes } : {}),
      headers: Object.fromEntries(new Headers(headers)),
    });
  };

/** Returns how many requests for an unknown address an instance has answered. */
async function countUnknown(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const pattern = /portal_request_seconds_count\{call="other",status="404"\} (\d+)/;
  return Number(pattern.exec(metrics)?.[1] ?? 0);
}

/** Sends half of the body of a request to an instance. */
async function sendHalf(port: number, { url, method, headers, payload }: RawRequest) {
  const body = Buffer.from(payload ?? '');
  const sent = request(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: { ...headers, 'content-length': body.length },
  });
  sent.on('error', () => undefined);
  await new Promise<unknown>((resolve) => {
    sent.write(body.subarray(0, body.length / 2), resolve);
  });
}

describe('two instances behind the nginx of this machine', () => {
  let cluster: Cluster;
  let proxy: Proxy;
  let instances: number[] = [];
  const servers: ServerProcess[] = [];
  const startInstance = (port: number) =>
    startServer({
      PORT: String(port),
      DATABASE_URL: addressOf(cluster.socket, 'postgres'),
      FILES_DIR: folder,
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DEMO_ON_NETWORK: 'yes',
      ADDRESS_LIMIT_FACTOR: '10000',
    });
  beforeAll(async () => {
    cluster = await startCluster(careless);
    instances = [await freePort(), await freePort()];
    for (const port of instances) servers.push(await startInstance(port));
    proxy = await startNginx({ plain: await freePort(), tls: await freePort(), instances });
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const { process, ended } of servers) {
      process.kill('SIGKILL');
      await ended;
    }
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns the second instance, started again when an earlier test has ended it. */
  const findSecond = async () => {
    const last = servers.at(-1);
    const { exitCode, signalCode } = last?.process ?? {};
    if (last !== undefined && exitCode === null && signalCode === null) return last;
    const second = await startInstance(instances[1] ?? 0);
    servers.push(second);
    return second;
  };

  let visitors = 0;
  /** Fetches an address as another visitor each time, because one has a limit. */
  const visit = async (url: string) => {
    visitors += 1;
    const from = `127.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
    return (await proxy.fetch(url, { from })).status;
  };

  it('answer over TLS only', async () => {
    const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/home?a=b`, {
      redirect: 'manual',
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/home?a=b',
    ]);
    const secure = await proxy.fetch('/service/health');
    expect([secure.status, await secure.json()]).toEqual([200, { status: 200 }]);
    expect(secure.headers.get('server')).toBe('nginx');
  });

  it('see the address of the browser, and not what it claims', async () => {
    const answer = await proxy.fetch('/service/ip', {
      from: '127.0.0.7',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(await answer.text()).toContain('127.0.0.7');
    expect((await proxy.fetch('/metrics', { from: '127.0.0.7' })).status).toBe(403);
  });

  it('open websockets', async () => {
    const headers = { host: 'land.example.in' };
    const options = { ca: proxy.ca, servername: 'land.example.in', origin, headers };
    const socket = new WebSocket(`wss://127.0.0.1:${proxy.port}/service/ws`, options);
    await once(socket, 'open');
    socket.close();
    await once(socket, 'close');
  });

  it('take uploads, and refuse what is larger than any', async () => {
    const service = httpService(proxy.port, proxied(proxy));
    await register(service, citizen);
    const { token } = await login(service, citizen);
    const request = await requestFor(service, token, 'key-behind-the-proxy');
    succeeded(await service.call('applyLand', request, token));
    const send = (megabytes: number) =>
      proxy.fetch('/service/none', { method: 'POST', body: new Uint8Array(megabytes * 1_000_000) });
    expect((await send(6)).status).not.toBe(413);
    expect((await send(8)).status).toBe(413);
  });

  it('lose one that hangs, and one that stops, without a failed page or anything begun', async () => {
    const service = httpService(proxy.port, proxied(proxy));
    const [username, mobileno] = ['9438000792', '9438000793'];
    await register(service, username);
    const { token, userId } = await login(service, username);
    const application = await requestFor(service, token, 'key-before-the-stop');
    const captcha = await readCaptcha(service);
    await service.call('sendRegOtp', { mobileno });

    const [first, second] = servers;
    const before = await countUnknown(instances[0] ?? 0);
    first?.process.kill('SIGSTOP');
    for (let page = 0; page < 12; page += 1) expect(await visit('/service/health')).toBe(200);
    first?.process.kill('SIGCONT');
    // nginx asks it again before the other one stops.
    do await visit('/service/none');
    while ((await countUnknown(instances[0] ?? 0)) === before);

    second?.process.kill('SIGTERM');
    const statuses = new Set<number>();
    while (second?.process.exitCode === null) statuses.add(await visit('/service/health'));
    statuses.add(await visit('/service/health'));
    expect([...statuses]).toEqual([200]);

    expect(await service.call('currentUser', {}, token)).toMatchObject({ result: { userId } });
    succeeded(await service.call('applyLand', application, token));
    const form = { username, password, userType: 'C' as const, ...captcha };
    expect(await service.call('login', form)).toMatchObject({ status: 200 });
    const outbox = await service.fetchJson(`demo/outbox?mobileno=${mobileno}`);
    const { messages } = outbox as { messages: { otp: string }[] };
    const code = { mobileno, otp: messages[0]?.otp ?? '' };
    expect(await service.call('verifyRegOtp', code)).toEqual({ status: 200 });
  });

  it('take the rest of a file in parts when one is killed in the middle of a part', async () => {
    const second = await findSecond();
    const service = httpService(proxy.port, proxied(proxy));
    const { loginId: username, password: own } = people.administrator;
    const form = { username, password: own, userType: 'O' as const };
    const answer = await service.call('login', { ...form, ...(await readCaptcha(service)) });
    const token = 'result' in answer ? answer.result : '';
    const bytes = new Uint8Array(importPartBytes + 1_000_000).fill(65);
    const files = [{ name: 'districts.csv', bytes: bytes.length }];
    const opened = succeeded(await service.call('importStart', { files }, token));
    const { id } = opened.result as { id: number };
    const part = (number: number) => ({
      id,
      index: '0',
      part: String(number),
      fileName: 'part',
      bytes: bytes.subarray(number * importPartBytes, (number + 1) * importPartBytes),
    });
    succeeded(await service.call('importUpload', part(0), token));

    await sendHalf(instances[1] ?? 0, await buildRequest(signer, 'importUpload', part(1), token));
    second.process.kill('SIGKILL');
    await second.ended;
    const sent = succeeded(await service.call('importUpload', part(1), token));
    expect(sent).toMatchObject({ result: { sent: bytes.length } });
    expect(await service.call('importRead', { id }, token)).toEqual({ status: 200 });
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'bring what it has missed, once, to a browser whose instance ends by %s',
    async (signal) => {
      const second = await findSecond();
      await expectMissedMessages(proxy, origin, proxied(proxy), async () => {
        second.process.kill(signal);
        await second.ended;
      });
    },
  );

  it('are spared the flood of one address', async () => {
    const flood = await Promise.all(
      Array.from({ length: 400 }, () => proxy.fetch('/service/health', { from: '127.0.0.8' })),
    );
    const refused = flood.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect((await proxy.fetch('/service/health')).status).toBe(200);
  });
});
