import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { importPartBytes } from '@temple-land/portal-core';
import { approveNext, secondAdministrator } from '../../../../../tests/support/admin.ts';
import { checkImport, readImport, uploadImport } from '../../../../../tests/support/importJobs.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { landRecords } from '../../../../../tests/support/landFiles/records.ts';
import { writeCsv } from '../../../../../tests/support/landFiles/writeFiles.ts';
import { districts } from '../../db/schema/land.ts';
import { activities } from '../../db/schema/ledger.ts';
import { importJobs, importParts } from '../../db/schema/importJobs.ts';
import { importBatches } from '../../db/schema/imports.ts';
import { deleteOldImports } from './jobs/deleteOldImports.ts';
import { interruptJobs } from './jobs/jobs.repository.ts';
import { runImportJobs } from './jobs/runJobs.ts';

const service = makeAppBeforeEach();
const folder = mkdtempSync(join(tmpdir(), 'portal-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reason = 'Order of the collector';
const page = { pageNumber: 1, pageSize: 20 };
const administrator = async () => (await service.signInAs('administrator')).token;

const good = 'code,name_en\nZZA,Airfield\nZZB,Bay\n';
const faulty = 'code,name_en\nzz,Airfield\nZZB,\n,Bay\n';

const textFile = (name: string, text: string) => ({ [name]: new TextEncoder().encode(text) });
const upload = (files: Readonly<Record<string, Uint8Array>>, token: string) =>
  uploadImport(service, files, token);
const look = (id: number, token: string) => readImport(service, id, token);
const check = (id: number, token: string) => checkImport(service, id, token);

async function approve(id: number, token: string) {
  const asked = await service.call('importAsk', { id, reason }, token);
  expect(asked).toEqual({ status: 202, isWaiting: true });
  expect(await approveNext(service)).toEqual({ status: 200 });
  await runImportJobs(service.deps);
  return look(id, token);
}

async function importDistricts(token: string) {
  const id = await upload(textFile('districts.csv', good), token);
  await check(id, token);
  return approve(id, token);
}

const countNew = () => service.deps.db.$count(districts, eq(districts.code, 'ZZA'));

describe('an import on screen', () => {
  it('is read, checked, approved by a second administrator and written, and can be undone', async () => {
    const token = await administrator();
    const id = await upload(textFile('districts.csv', good), token);
    expect(await look(id, token)).toMatchObject({
      state: 'mapping',
      tables: [
        { name: 'districts.csv', rows: [{ row: 2, cells: ['ZZA', 'Airfield'] }, { row: 3 }] },
      ],
      mapping: [{ table: 'districts.csv', parts: [{ entity: 'district' }] }],
    });
    expect(await check(id, token)).toMatchObject({ state: 'ready', counts: [{ added: 2 }] });
    expect(await countNew()).toBe(0);
    const { batchId, state } = await approve(id, token);
    expect([state, await countNew()]).toEqual(['done', 1]);
    const { rows } = await service.result('importList', page, token);
    expect(rows[0]).toMatchObject({ id: batchId, importedBy: 'Bijay Mohanty', isOnScreen: true });
    const asked = await service.call('importUndo', { batchId: batchId ?? 0, reason }, token);
    expect(asked).toEqual({ status: 202, isWaiting: true });
    expect(await countNew()).toBe(1);
    await approveNext(service);
    await runImportJobs(service.deps);
    expect(await countNew()).toBe(0);
    const [batch] = await service.deps.db.select().from(importBatches);
    expect(batch).toMatchObject({ undoneBy: 'Bijay Mohanty', undoReason: reason });
    const kept = await service.deps.db.select().from(activities);
    const actions = kept.map(({ record }) => JSON.parse(record) as Record<string, string>);
    const own = actions.filter(({ actionType = '' }) => ['IMPORT', 'UNDO'].includes(actionType));
    const { userId } = await service.signInAs('administrator');
    expect(own.map((entry) => entry['userId'])).toEqual([String(userId), String(userId)]);
  });

  it('names faults by row and cell, also as files, and writes nothing', async () => {
    const token = await administrator();
    const id = await upload(textFile('districts.csv', faulty), token);
    expect(await check(id, token)).toMatchObject({
      state: 'faults',
      faultCount: 3,
      faultKinds: [
        { kind: 'empty', count: 2 },
        { kind: 'badShape', count: 1 },
      ],
    });
    const faults = await service.result('importFaults', { id, kind: 'empty', ...page }, token);
    expect(faults).toMatchObject({ total: 2, rows: [{ row: 3, cell: 'B3' }, { cell: 'A4' }] });
    expect(await service.call('importAsk', { id, reason }, token)).toEqual({ status: 409 });
    const json = await service.send('importFaultFile', { id, format: 'json' }, token);
    expect(JSON.parse(Buffer.from(json.bytes).toString())).toMatchObject({
      faults: [{ cell: 'A2', value: 'zz' }, { cell: 'B3' }, { message: 'is empty' }],
    });
    const xlsx = await service.send('importFaultFile', { id, format: 'xlsx' }, token);
    expect(Buffer.from(xlsx.bytes).subarray(0, 2).toString()).toBe('PK');
    expect(await service.call('importDiscard', { id }, token)).toEqual({ status: 200 });
    expect(await service.call('importFaults', { id, ...page }, token)).toEqual({ status: 404 });
  });

  it('of the same file twice changes nothing and says so', async () => {
    const token = await administrator();
    const { batchId } = await importDistricts(token);
    const id = await upload(textFile('districts.csv', good), token);
    expect((await look(id, token)).same).toEqual([batchId]);
    expect(await check(id, token)).toMatchObject({ state: 'done', batchId: null });
    expect(await service.deps.db.$count(importBatches)).toBe(1);
  });

  it('can have files larger than a part, which are joined in order', async () => {
    const token = await administrator();
    const path = join(folder, 'khatiyans.csv');
    writeCsv(path, landRecords('small').khatiyans);
    const rows = readFileSync(path, 'utf8').split('\n');
    const copies = Math.ceil((importPartBytes * 1.5) / rows.slice(1).join('\n').length);
    const text = [rows[0], ...Array.from({ length: copies }, () => rows.slice(1).join('\n'))];
    const id = await upload(textFile('khatiyans.csv', text.join('\n')), token);
    const { state, files } = await look(id, token);
    expect(state).toBe('mapping');
    expect(files[0]?.sent).toBe(files[0]?.bytes);
    expect(files[0]?.bytes).toBeGreaterThan(importPartBytes);
  });

  it('cannot be changed by another administrator, nor approved by the one who made it', async () => {
    const token = await administrator();
    const id = await upload(textFile('districts.csv', good), token);
    const { token: other } = await secondAdministrator(service);
    expect(await look(id, other)).toMatchObject({ isOwn: false });
    expect(await service.call('importDiscard', { id }, other)).toEqual({ status: 404 });
    await check(id, token);
    await service.call('importAsk', { id, reason }, token);
    const request = { isWaiting: true, pageNumber: 1, pageSize: 1 };
    const { rows } = await service.result('pendingChangeList', request, token);
    expect(rows[0]).toMatchObject({ kind: 'import', importJobId: id, mayDecide: false });
    const own = await service.call('pendingChangeApprove', { id: rows[0]?.id ?? 0 }, token);
    expect(own).toMatchObject({ status: 403 });
  });

  it('of a file that is not what its name says ends with the reason', async () => {
    const token = await administrator();
    const id = await upload(textFile('land.gpkg', 'not a database'), token);
    const { state, problem } = await look(id, token);
    expect([state, problem]).toEqual(['failed', expect.stringContaining('land.gpkg')]);
  });

  it('of a process that is gone is interrupted, and can be checked again', async () => {
    const token = await administrator();
    const id = await upload(textFile('districts.csv', good), token);
    const { db, clock } = service.deps;
    const isOwn = eq(importJobs.id, id);
    await db
      .update(importJobs)
      .set({ state: 'running', step: 'import', seenOn: clock() })
      .where(isOwn);
    await interruptJobs(db, clock());
    expect(await look(id, token)).toMatchObject({ state: 'running' });
    service.clock.pass(2);
    await interruptJobs(db, clock());
    expect(await look(id, token)).toMatchObject({ state: 'interrupted' });
    expect(await countNew()).toBe(0);
    expect(await check(id, token)).toMatchObject({ state: 'ready' });
  });

  it('that nobody goes on with is discarded after a week, with its files', async () => {
    const token = await administrator();
    const id = await upload(textFile('districts.csv', good), token);
    const { db, files, clock } = service.deps;
    const count = () => db.$count(importParts);
    await deleteOldImports(db, files, clock());
    expect(await count()).toBe(1);
    service.clock.pass(7 * 24 * 60 + 1);
    await deleteOldImports(db, files, clock());
    const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
    expect([job?.state, job?.tables, await count()]).toEqual(['discarded', null, 0]);
  });

  it('with a wrong mapping is not checked', async () => {
    const token = await administrator();
    const id = await upload(textFile('districts.csv', good), token);
    const { mapping, crs } = await look(id, token);
    const fields = [{ field: 'code', column: 'elsewhere' }];
    const wrong = mapping.map(({ table }) => ({
      table,
      parts: [{ entity: 'district' as const, repeats: false, fields }],
    }));
    const request = { id, mapping: wrong, crs, accepted: [] };
    expect(await service.call('importCheck', request, token)).toMatchObject({ status: 400 });
  });
});

describe('the undo of an import', () => {
  it('is refused with its reason when something builds on the import', async () => {
    const token = await administrator();
    const { batchId } = await importDistricts(token);
    const { db } = service.deps;
    await db.update(districts).set({ nameHi: 'नया' }).where(eq(districts.code, 'ZZA'));
    const refused = await service.call('importUndo', { batchId: batchId ?? 0, reason }, token);
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining(`import ${batchId}`),
    });
    expect(await service.deps.db.$count(importJobs, eq(importJobs.step, 'undo'))).toBe(0);
  });
});
