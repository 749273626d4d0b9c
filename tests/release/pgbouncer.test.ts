import { sql } from 'drizzle-orm';
import type { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { queryRows } from '../../apps/server/src/db/database.ts';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { login, register, requestFor, succeeded } from '../support/citizen.ts';
import { openPdf } from '../support/hostile/openedPdf.ts';
import { openSocket, subscribe } from '../support/liveClient.ts';
import { addressOf, careless, startCluster, type Cluster } from '../support/postgres/cluster.ts';
import { freshDatabase } from '../support/postgres/databases.ts';
import { startPgbouncer, type Pgbouncer } from '../support/postgres/pgbouncer.ts';
import { freePort, httpService, startServer } from '../support/serverProcess.ts';
import { runOffice } from '../support/tools.ts';

let cluster: Cluster;
let pooler: Pgbouncer;
let direct = '';
beforeAll(async () => {
  cluster = await startCluster(careless);
  await openPostgres(addressOf(cluster.socket, 'postgres')).then(async ({ db, close }) => {
    await db.execute(sql`alter role portal set statement_timeout = '30s'`);
    await close();
  });
  direct = addressOf(cluster.socket, 'postgres');
  pooler = await startPgbouncer(cluster.socket);
});
afterAll(async () => {
  await pooler?.stop();
  await cluster?.remove();
});

it('behind pgbouncer transactions share connections, and messages come by a direct one', async () => {
  const pooled = pooler.addressOf(direct);
  await expect(openPostgres(pooled)).rejects.toThrow('in DATABASE_DIRECT_URL');

  const { db, listen, close } = await openPostgres(pooled, direct);
  const heard = new Set<string>();
  const stop = await listen(
    'news',
    (text) => heard.add(text),
    () => {},
  );
  await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
        await tx.execute(sql`select pg_notify('news', ${String(turn)})`);
      }),
    ),
  );
  await vi.waitFor(() => expect(heard.size).toBe(60), { timeout: 60_000, interval: 50 });
  const backends = sql`select count(*) as n from pg_stat_activity where backend_type = 'client backend'`;
  const [row] = await queryRows<{ n: number }>(db, backends);
  // Four of the pool and the direct one.
  expect(row?.n).toBeLessThanOrEqual(5);
  expect(await queryRows(db, sql`show statement_timeout`)).toEqual([{ statement_timeout: '30s' }]);
  await stop();
  await close();
});

/** Returns the hourly tasks that have run, with the number of their failures. */
async function listTasks(address: string) {
  const { db, close } = await openPostgres(address);
  const tasks = sql`select task, failures from task_days`;
  const rows = await queryRows<{ task: string; failures: number }>(db, tasks);
  await close();
  return rows;
}

it('a whole server runs behind pgbouncer: migration, upload, application, live message, hourly work', async () => {
  const { address, drop } = await freshDatabase(cluster.socket);
  const [port, limit] = [await freePort(), { timeout: 60_000, interval: 50 }];
  const variables = {
    PORT: String(port),
    DATABASE_URL: pooler.addressOf(address),
    DATABASE_DIRECT_URL: address,
  };
  const server = await startServer(variables);
  const service = httpService(port);
  const citizen = '9438000795';
  await register(service, citizen);
  const { token, userId } = await login(service, citizen);
  const [signer, sockets] = [createNodeSigner('demo-envelope-key'), new Set<WebSocket>()];
  const socket = openSocket(`ws://127.0.0.1:${port}/service/ws`, signer, sockets);
  const { frames } = await subscribe(socket, token);
  await vi.waitFor(() => expect(frames.length, server.output()).toBe(1), limit);

  const request = await requestFor(service, token, 'key-behind-the-pooler');
  // More than the pooler has connections, of which one makes the application.
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => service.call('applyLand', request, token)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  succeeded(answers[0]);
  await service.call('bellRead', { notificationId: 0 }, token);
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(1), limit);
  const page = { createdBy: userId, pageNumber: 1, pageSize: 10 };
  const { result } = succeeded(await service.call('appliedLand', page, token));
  const { rows } = result as { rows: { applicationId: number }[] };
  const [{ applicationId = 0 } = {}] = rows;
  const draft = succeeded(await service.call('applyLandDraft', { applicationId }, token));
  const { documents } = draft.result as unknown as { documents: { documentId: number }[] };
  const documentId = String(documents[0]?.documentId);
  const file = await service.send('fileBlob', { documentId }, token);
  expect(await openPdf(new Uint8Array(await file.arrayBuffer()))).toMatchObject({ pages: 1 });

  const last = { task: 'alerts', failures: 0 };
  await vi.waitFor(async () => expect(await listTasks(address)).toContainEqual(last), limit);
  expect((await listTasks(address)).filter(({ failures }) => failures !== 0)).toEqual([]);
  const status = await runOffice(['status', '--json'], variables);
  expect(JSON.parse(status.output)).toMatchObject({ isAnswering: true });
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('"level":50');
  await drop();
});
