import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { notificationTopic } from '@temple-land/portal-core';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { login, register } from '../support/citizen.ts';
import { openSocket, subscribe, trackSockets } from '../support/liveClient.ts';
import { freshDatabase, type FreshDatabase } from '../support/postgres/databases.ts';
import { programEnvironment } from '../support/programEnvironment.ts';
import {
  freePort,
  httpService,
  startServer,
  type ServerProcess,
} from '../support/serverProcess.ts';

const script = fileURLToPath(new URL('../support/kills/notifyAndDie.ts', import.meta.url));
const citizen = '9438000772';

let database: FreshDatabase;
let server: ServerProcess;
let port = 0;
beforeAll(async () => {
  database = await freshDatabase(inject('postgres')?.socket ?? '');
  port = await freePort();
  server = await startServer({ PORT: String(port), DATABASE_URL: database.address });
}, 240_000);
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  await database.drop();
});
const sockets = trackSockets();

it('the bell of a page on another instance counts what an instance committed before it was killed', async () => {
  const service = httpService(port);
  await register(service, citizen);
  const { token, userId } = await login(service, citizen);
  const signer = createNodeSigner('demo-envelope-key');
  const socket = openSocket(`ws://127.0.0.1:${port}/service/ws`, signer, sockets);
  const client = await subscribe(socket, token);
  const readCounts = () =>
    client.frames.flatMap((frame) =>
      frame.destination === notificationTopic ? [frame.body.count] : [],
    );
  await vi.waitFor(() => expect(readCounts()).toHaveLength(1), { timeout: 20_000 });
  const [before = 0] = readCounts();
  const killed = spawn(process.execPath, [script, database.address, String(userId)], {
    env: programEnvironment(),
    stdio: 'inherit',
  });
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  await vi.waitFor(() => expect(readCounts().at(-1)).toBe(before + 1), { timeout: 5_000 });
});
