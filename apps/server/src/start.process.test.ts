import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register } from '../../../tests/support/citizen.ts';
import { files } from '../../../tests/support/sampleFiles.ts';
import {
  freePort,
  httpService,
  spawnServer,
  startServer,
  type ServerProcess,
} from '../../../tests/support/serverProcess.ts';
import { readDataLocations } from './config.ts';
import { openDatabase } from './db/connection/open.ts';
import { captchas } from './db/schema/account.ts';

const patienceMs = 480_000;
const hourlyWithinMs = 20_000;
const mobileno = '9438000777';
const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
const places = { DATA_DIR: join(folder, 'data'), FILES_DIR: join(folder, 'uploads') };

let port = 0;
let server: ServerProcess;
const start = async () => {
  port = await freePort();
  server = await startServer({ PORT: String(port), LOG_LEVEL: 'info', ...places });
};
const stop = async () => {
  server.process.kill('SIGTERM');
  await server.ended;
};
beforeAll(start, patienceMs);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}, patienceMs);

/** Works on the captchas of the folder while no server uses it. */
async function withDatabase<Result>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readDataLocations(places), () => {});
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0;

/** Returns the paths of a folder that other users can access. */
function openToOthers(path: string): string[] {
  if (!isOpen(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))];
}

describe('a start', () => {
  it('creates folders and files that only the owner can read', async () => {
    const service = httpService(port);
    await register(service, mobileno);
    const { token } = await login(service, mobileno);
    const upload = { fileName: 'plan.pdf', bytes: files.pdf };
    expect((await service.send('saveFileToTemp', upload, token)).status).toBe(200);
    await service.call('logout', {}, token);
    expect(readdirSync(places.DATA_DIR)).toEqual(expect.arrayContaining(['db', 'portal.lock']));
    expect(readdirSync(places.FILES_DIR).length).toBeGreaterThan(0);
    for (const root of Object.values(places)) {
      const parts = readdirSync(root).map((name) => join(root, name));
      expect([root, ...parts].flatMap(openToOthers)).toEqual([]);
    }
  });

  it(
    'runs the hourly tasks',
    async () => {
      await stop();
      const createdOn = new Date(Date.now() - 3 * 86_400_000);
      await withDatabase((db) =>
        db.insert(captchas).values({ id: 'old', solution: 'x', createdOn }),
      );
      await start();
      await expect
        .poll(() => server.output(), { timeout: hourlyWithinMs })
        .toContain('hourly work done');
      await stop();
      expect(await withDatabase((db) => db.$count(captchas))).toBe(0);
    },
    patienceMs,
  );

  it(
    'refuses a new CODE_KEY that leaves out the key of the recorded activity',
    async () => {
      const variables = { PORT: String(port), ...places, CODE_KEY: 'another-secret-of-sixteen' };
      server = spawnServer(variables);
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('CODE_KEY has changed');
      server = await startServer({ ...variables, CODE_KEYS_ACCEPTED: 'demo-code-key' });
    },
    patienceMs,
  );
});
