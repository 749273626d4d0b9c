import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { login, register } from '../support/citizen.ts';
import { openSocket, subscribe } from '../support/liveClient.ts';
import { addressOf, startCluster, type Cluster } from '../support/postgres/cluster.ts';
import {
  freePort,
  httpService,
  startServer,
  type HttpService,
  type ServerProcess,
} from '../support/serverProcess.ts';

const awayMs = 3_000;
const hangsMs = 5_000;
const patience = { timeout: 30_000, interval: 200 };
const citizen = '9438000761';

let cluster: Cluster;
let server: ServerProcess;
let service: HttpService;
let port = 0;
const sockets = new Set<WebSocket>();
beforeAll(async () => {
  cluster = await startCluster({ fsync: 'off' });
  port = await freePort();
  const DATABASE_URL = addressOf(cluster.socket, 'postgres');
  server = await startServer({ PORT: String(port), DATABASE_URL, LOG_LEVEL: 'warn' });
  service = httpService(port);
  await register(service, citizen);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  server.process.kill('SIGKILL');
  await server.ended;
  await cluster.remove();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${port}/service/${path}`);

async function expectClearRefusal(): Promise<void> {
  const began = performance.now();
  const answers = await Promise.all([
    ask('health'),
    ask('ready'),
    service.send('captchaGenerate', {}),
    service.send('summary', {}),
  ]);
  expect(performance.now() - began).toBeLessThan(8_000);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ status: 503, message: 'Service Unavailable' });
  }
}

async function expectWork(): Promise<void> {
  await vi.waitFor(async () => expect((await ask('health')).status).toBe(200), patience);
  const { token, userId } = await login(service, citizen);
  expect(await service.call('currentUser', {}, token)).toMatchObject({ result: { userId } });
}

describe('a database', () => {
  it.each([
    ['stopped in order', () => cluster.stop()],
    ['killed', () => cluster.kill()],
  ])(
    'that was %s is reported clearly, and the same server works when it is back',
    async (_, end) => {
      const { token } = await login(service, citizen);
      const signer = createNodeSigner('demo-envelope-key');
      const address = `ws://127.0.0.1:${port}/service/ws`;
      const client = await subscribe(openSocket(address, signer, sockets), token);
      await vi.waitFor(async () => {
        await service.call('bellRead', { notificationId: 1 }, token);
        expect(client.frames).not.toEqual([]);
      }, patience);
      await end();
      for (const until = Date.now() + awayMs; Date.now() < until; await sleep(500)) {
        await expectClearRefusal();
      }
      await cluster.start();
      // Its messages may have been lost, so the browser is asked to come again.
      expect(await client.closed).toBe(1000);
      await expectWork();
      expect(server.process.exitCode).toBeNull();
    },
  );

  it('that hangs for five seconds delays calls but fails none', async () => {
    cluster.pause();
    const answers = [service.send('captchaGenerate', {}), service.send('summary', {})];
    const ready = await ask('ready');
    expect(ready.status).toBe(503);
    await sleep(hangsMs - awayMs);
    cluster.resume();
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    await expectWork();
  });

  it('that is away leaves no values of a query in the log', () => {
    expect(server.output()).toContain('request failed');
    expect(server.output()).not.toContain(citizen);
    expect(server.output()).not.toContain('params');
  });
});
