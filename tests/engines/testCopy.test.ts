import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { queryRows, type Database } from '../../apps/server/src/db/database.ts';
import { captchas } from '../../apps/server/src/db/schema/account.ts';
import { deliveries } from '../../apps/server/src/db/schema/deliveries.ts';
import { installFieldKeys } from '../../apps/server/src/ports/fieldKeys.ts';
import { startGateway } from '../install/gateway.ts';
import { readCaptcha, register } from '../support/citizen.ts';
import { stands } from '../support/kills/stands.ts';
import {
  freePort,
  httpService,
  startServer,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { runTool } from '../support/tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'));
const file = join(folder, 'portal.backup');

const mobile = '9438000799';
const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;
/** Messages are sent every five seconds, and hourly work begins with the start. */
const workedMs = 7_000;

/** Makes work due: a message to send, a captcha to delete, and stages that ended a year ago. */
async function makeWorkDue(db: Database): Promise<void> {
  installFieldKeys(readConfig({}));
  const [longAgo, lately] = [new Date(Date.now() - yearMs), new Date(Date.now() - hourMs)];
  await db.insert(deliveries).values({
    userId: 1,
    channel: 'sms',
    recipient: mobile,
    text: 'Your application is decided.',
    createdOn: lately,
    nextTryOn: lately,
  });
  await db.insert(captchas).values({ id: 'old', solution: 'old', createdOn: longAgo });
  await db.execute(sql`update applications set due_on = due_on - interval '1 year'`);
}

/** Returns a hash of the rows of each table, except the seal of the empty chain of activity, which a first start writes. */
async function hashTables(db: Database): Promise<Record<string, string>> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables 
      where table_schema = 'public' and table_name <> 'activity_head'`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = sql`string_agg(each::text, '' order by each::text)`;
    const hash = sql`select coalesce(md5(${rows}), '') as hash from ${sql.identifier(name)} as each`;
    hashes[name] = (await queryRows<{ hash: string }>(db, hash))[0]?.hash ?? '';
  }
  return hashes;
}

async function end({ process, ended }: ServerProcess) {
  process.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  const { variables, remove } = await stands.pglite();
  await end(await startServer({ ...variables, PORT: String(await freePort()) }));
  expect(await runTool('backup', file, variables)).toMatchObject({ code: 0 });
  await remove();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['pglite', 'postgres'] as const)('a test copy on %s', (engine) => {
  it('says what it is, keeps its messages although a gateway is set, and opens with its password', async () => {
    const { variables, remove } = await stands[engine]();
    const restored = await runTool('restore', file, variables, ['--test-copy', '--json']);
    expect(restored).toMatchObject({ code: 0 });
    const { password, administrators } = JSON.parse(restored.output) as {
      password: string;
      administrators: string[];
    };
    const port = await freePort();
    const gateway = { SMS_URL: `http://127.0.0.1:${await freePort()}/send` };
    const server = await startServer({ ...variables, ...gateway, PORT: String(port) });
    expect(server.output()).toContain('Test copy: no messages are sent');
    const service = httpService(port);
    expect(await service.fetchJson('config')).toMatchObject({ mode: 'copy' });
    // A gateway without an answer would refuse the code.
    await register(service, '9438000792');
    const form = { username: administrators[0] ?? '', password, userType: 'O' as const };
    const answer = await service.call('login', { ...form, ...(await readCaptcha(service)) });
    expect(answer).toMatchObject({ status: 200, fullName: expect.stringMatching(/^Officer \d+$/) });
    await end(server);
    await remove();
  }, 240_000);
});

it('a test copy with work that is due sends nothing and changes no row; without its mark it would', async () => {
  const { variables, open, remove } = await stands.postgres();
  expect(await runTool('restore', file, variables, ['--test-copy'])).toMatchObject({ code: 0 });
  const { db, close } = await open();
  await makeWorkDue(db);
  const before = await hashTables(db);
  const gateway = await startGateway();
  const settings = { ...variables, SMS_URL: gateway.url, PORT: String(await freePort()) };
  const copy = await startServer(settings);
  await sleep(workedMs);
  copy.process.kill('SIGTERM');
  expect(await copy.ended).toBe(0);
  expect(gateway.readTexts(mobile)).toEqual([]);
  expect(await hashTables(db)).toEqual(before);

  await db.execute(sql`delete from test_copies`);
  const office = await startServer(settings);
  const lastTask = sql`select 1 from task_days where task = 'alerts'`;
  await vi.waitFor(
    async () => {
      expect(gateway.readTexts(mobile)).toHaveLength(1);
      expect(await queryRows(db, lastTask)).toHaveLength(1);
    },
    { timeout: 120_000, interval: 100 },
  );
  const after = await hashTables(db);
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  const expected = ['captchas', 'deliveries', 'notifications', 'task_days'];
  expect(changed).toEqual(expect.arrayContaining(expected));
  await end(office);
  gateway.stop();
  await close();
  await remove();
});
