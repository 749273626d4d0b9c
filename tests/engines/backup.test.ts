import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstPlace, login, register, requestFor, succeeded } from '../support/citizen.ts';
import { findDataLoss } from '../support/kills/check.ts';
import { stands, type Stand } from '../support/kills/stands.ts';
import { writeUntilGone, type Acknowledged } from '../support/kills/writers.ts';
import {
  freePort,
  httpService,
  startServer,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { runOffice, runTool } from '../support/tools.ts';

const citizen = '9438000791';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'portal-backup-')), 'portal.backup');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true, force: true }));

async function serverOn({ variables }: Stand) {
  const port = await freePort();
  const settings = { ...variables, PORT: String(port), ADDRESS_LIMIT_FACTOR: '10000' };
  return { server: await startServer(settings), service: httpService(port) };
}

async function end({ process, ended }: ServerProcess) {
  process.kill('SIGKILL');
  await ended;
}

/** Takes a backup while four connections write; gives what was acknowledged before it began. */
async function backUpUnderLoad(stand: Stand) {
  const { server, service } = await serverOn(stand);
  await register(service, citizen);
  const { token, userId } = await login(service, citizen);
  const writer = { service, token, userId, place: await firstPlace(service) };
  const known: Acknowledged = { numbers: [], papers: [] };
  let writing = Promise.resolve();
  await new Promise<void>((begun) => {
    writing = writeUntilGone([writer, writer, writer, writer], known, begun);
  });
  const before = { numbers: [...known.numbers], papers: [...known.papers] };
  const taken = await runTool('backup', file, stand.variables);
  const during = known.numbers.length - before.numbers.length;
  await end(server);
  await writing;
  return { before, during, taken, userId };
}

/** Moves the files of a bucket to a folder by the operator's command, which removes none that servers still use. */
async function moveToDisk({ variables }: Stand) {
  const folder = join(file, '..', 'moved');
  const settings = { ...variables, FILES_DIR: folder };
  const move = ['files', 'move', '--to', 'disk', '--json'];
  expect(await runOffice([...move, '--remove'], settings)).toEqual({
    code: 1,
    output: expect.stringContaining('FILES_STORE is s3: set FILES_STORE=disk'),
  });
  const copied = await runOffice(move, settings);
  expect([copied.code, JSON.parse(copied.output)]).toMatchObject([0, { faults: [], present: 0 }]);
  const moved = await runOffice([...move, '--remove'], { ...settings, FILES_STORE: 'disk' });
  const { copied: files } = JSON.parse(copied.output) as { copied: number };
  expect(files).toBeGreaterThan(0);
  expect(JSON.parse(moved.output)).toMatchObject({ copied: 0, present: files, removed: files });
}

/** Does a whole errand on the restored server and gives the number of the new application. */
async function errand(stand: Stand) {
  const { server, service } = await serverOn(stand);
  const { token } = await login(service, citizen);
  const request = await requestFor(service, token, 'key-after-the-restore');
  const { result } = succeeded(await service.call('applyLand', request, token));
  await end(server);
  return (result as { applicationNo: string }).applicationNo;
}

describe.each([
  ['pglite', 'bucket'],
  ['bucket', 'pglite'],
] as const)('a backup of %s under load, restored to %s', (from, to) => {
  it('holds all that was acknowledged before it, whole, and a server works on it', async () => {
    const [source, target] = [await stands[from](), await stands[to]()];
    const { before, during, taken, userId } = await backUpUnderLoad(source);
    expect(taken).toEqual({ code: 0, output: expect.stringContaining('MB in') });
    expect(during).toBeGreaterThan(0);
    const proved = await runTool('backup', file, {}, ['--verify']);
    expect(proved).toEqual({ code: 0, output: expect.stringMatching(/whole, \d+ rows/) });
    const restored = await runTool('restore', file, target.variables);
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/\(RTO\).+\(RPO\)/) });

    const number = await errand(target);
    expect(before.numbers).not.toContain(number);
    const database = await target.open();
    const damage = await findDataLoss(database.db, target.files, [userId], before);
    await database.close();
    expect(damage).toEqual({ lost: [], incomplete: [] });
    if (to === 'bucket') await moveToDisk(target);

    const again = await runTool('restore', file, target.variables);
    expect(again).toEqual({ code: 1, output: expect.stringContaining('is not empty') });
    await source.remove();
    await target.remove();
  }, 240_000);
});

describe('a backup that cannot hold everything', () => {
  it('says that no database is named, and makes no folder', async () => {
    const folder = join(file, '..', 'none');
    expect(await runTool('backup', file, { DATA_DIR: folder })).toEqual({
      code: 1,
      output: expect.stringContaining('There is no database: DATABASE_URL is not set'),
    });
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it.each(['backup', 'restore'] as const)('is refused without a file store: %s', async (tool) => {
    const { variables, remove } = await stands.postgres();
    const { FILES_DIR: _, ...rest } = variables;
    expect(await runTool(tool, file, rest)).toEqual({
      code: 1,
      output: expect.stringContaining('FILES_DIR is not set'),
    });
    await remove();
  });

  it('is refused when the file store is another folder', async () => {
    const { variables, remove } = await stands.postgres();
    await end(await startServer({ ...variables, PORT: String(await freePort()) }));
    const elsewhere = { ...variables, FILES_DIR: join(file, '..', 'elsewhere') };
    expect(await runTool('backup', file, elsewhere)).toEqual({
      code: 1,
      output: expect.stringMatching(/\d+ uploaded files are not in the file store/),
    });
    expect(existsSync(file)).toBe(false);
    await remove();
  }, 240_000);
});
