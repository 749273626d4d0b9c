import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const proxyKeepsSeconds = 75;
// Longer than the service waits for headers (10 s, checked every 2 s) and than Node's default of 5 s for idle
// connections.
const idleMs = 13_000;

const service = makeAppBeforeAll();
const server = createBeforeAll(() => listen(service));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const ask = () =>
  new Promise<{ status: number; isReused: boolean; seconds: number }>((resolve, reject) => {
    const { port } = server;
    const asked = request({ port, agent, path: '/service/health' }, (answer) => {
      const seconds = Number(/timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1]);
      answer.resume().once('end', () => {
        resolve({ status: answer.statusCode ?? 0, isReused: asked.reusedSocket, seconds });
      });
    });
    asked.once('error', reject).end();
  });

it('a connection outlives the idle time of a proxy, which closes it first', async () => {
  const { seconds } = await ask();
  expect(seconds).toBeGreaterThan(proxyKeepsSeconds);
  await sleep(idleMs);
  expect(await ask()).toMatchObject({ status: 200, isReused: true });
});
