import { sql } from 'drizzle-orm';
import {
  importEntities,
  isLandEntity,
  landEntities,
  type AcceptableFault,
  type ImportEntity,
  type ImportProgress,
} from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { recordOperatorAction } from '../../db/activity/operatorActivity.ts';
import type { Database } from '../../db/database.ts';
import { importBatches, type ImportCount, type ImportedFile } from '../../db/schema/imports.ts';
import type { MappedTable } from './mapping/mapping.ts';
import { findCrossFaults } from './rows/crossChecks.ts';
import { createFaultList, type FaultList, type PlacedFault } from './rows/faultList.ts';
import { importTables } from './rows/importTables.ts';
import { findOutlineFaults, usualTolerance } from './rows/outlineChecks.ts';
import { planRows, publishRows } from './rows/publish.ts';
import { readTable } from './rows/readTable.ts';
import { collectNames, resolveRows } from './rows/resolve.ts';
import { createStages, createStageWriter } from './rows/stage.ts';

/** An import of records: its tables, the files that they come from, and who makes it. */
export interface RecordImport {
  tables: readonly MappedTable[];
  files: ImportedFile[];
  operator: string;
  /** The administrator who makes it on screen. */
  userId?: number;
  isDryRun: boolean;
  /** Faults that are reported and do not prevent the import. */
  accept?: readonly AcceptableFault[];
  /** How much of a plot may lie in another one or outside its mouza, in percent. */
  tolerance?: number;
  onProgress?: (progress: ImportProgress) => void;
  /** Called in the transaction of the import when all is written. */
  onWritten?: (tx: Database, result: ImportResult) => Promise<void>;
}

/**
 * What came of an import: its faults in the order of the files, or its batch. A dry run and an import without a change
 * have no batch.
 */
export interface ImportResult {
  faults: PlacedFault[];
  faultCount: number;
  acceptedCount: number;
  rows: number;
  counts: Record<string, ImportCount>;
  batchId?: number;
}

const progressEvery = 1000;

/** Ends a transaction without a change and carries its result. */
class RolledBack extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('rolled back');
    this.result = result;
  }
}

async function readAll(tx: Database, { tables, onProgress }: RecordImport, list: FaultList) {
  let total = 0;
  for (const [source, mapped] of tables.entries()) {
    const writer = createStageWriter(tx, mapped.entity);
    let rows = 0;
    for await (const row of readTable(mapped, source, list)) {
      await writer.add(row);
      rows += 1;
      if (rows % progressEvery === 0)
        onProgress?.({ phase: 'read', about: mapped.table.name, rows });
    }
    await writer.flush();
    total += rows;
  }
  return total;
}

const usedEntities = ({ tables }: RecordImport): ImportEntity[] =>
  importEntities.filter((entity) => tables.some((mapped) => mapped.entity === entity));

/**
 * Locks the tables that are written, and the land register, to which their rows refer, against other changes until the
 * transaction ends; reading goes on.
 */
async function lockTables(tx: Database, work: RecordImport): Promise<void> {
  const entities = new Set([...landEntities, ...usedEntities(work)]);
  const names = new Set([...entities].map((entity) => importTables[entity].table));
  await tx.execute(sql.raw(`lock table ${[...names].join(', ')} in share row exclusive mode`));
}

const findRepeated = ({ tables }: RecordImport) =>
  [...tables.entries()].flatMap(([source, { isRepeated }]) => (isRepeated ? [source] : []));

/** Sorts faults by table, row and column; the outline comes last. */
function sortFaults({ tables }: RecordImport, { faults }: FaultList): PlacedFault[] {
  const column = ({ source, field }: PlacedFault) => {
    const mapped = tables[source];
    const from = mapped?.fields[field];
    const index = from && 'column' in from ? mapped.table.headings.indexOf(from.column) : -1;
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  return faults.sort(
    (one, other) => one.source - other.source || one.row - other.row || column(one) - column(other),
  );
}

type Counts = Record<string, ImportCount>;

async function plan(tx: Database, work: RecordImport): Promise<Counts> {
  const counts: Counts = {};
  for (const entity of usedEntities(work)) counts[entity] = await planRows(tx, entity);
  return counts;
}

async function publish(tx: Database, work: RecordImport, counts: Counts, now: Date) {
  const { files, operator: importedBy, userId, onProgress } = work;
  const kind = usedEntities(work).every(isLandEntity) ? 'land' : 'register';
  const values = { kind, files, counts, importedOn: now, importedBy, userId };
  const [batch] = await tx.insert(importBatches).values(values).returning({ id: importBatches.id });
  const batchId = batch?.id ?? 0;
  for (const entity of usedEntities(work)) {
    onProgress?.({ phase: 'write', about: entity, rows: 0 });
    await publishRows(tx, entity, batchId, { now, isCommand: userId === undefined });
  }
  return batchId;
}

const isChange = ({ added, changed }: ImportCount) => added + changed > 0;

async function importIn(tx: Database, config: Config, work: RecordImport, now: Date) {
  const list = createFaultList(work.accept, findRepeated(work));
  await tx.execute(sql`set local statement_timeout = 0`);
  await createStages(tx);
  const rows = await readAll(tx, work, list);
  if (!work.isDryRun) await lockTables(tx, work);
  await collectNames(tx);
  for (const entity of usedEntities(work)) {
    work.onProgress?.({ phase: 'check', about: entity, rows });
    await resolveRows(tx, entity, list);
    await findCrossFaults(tx, entity, list);
    if (entity === 'plot') await findOutlineFaults(tx, list, work.tolerance ?? usualTolerance);
  }
  const { total: faultCount, acceptedTotal: acceptedCount } = list;
  const checked = { faults: sortFaults(work, list), faultCount, acceptedCount, rows, counts: {} };
  if (faultCount > 0) throw new RolledBack(checked);
  const counts = await plan(tx, work);
  if (work.isDryRun || !Object.values(counts).some(isChange)) {
    throw new RolledBack({ ...checked, counts });
  }
  const batchId = await publish(tx, work, counts, now);
  const remark = `import ${batchId}`;
  const { operator, userId } = work;
  await recordOperatorAction(tx, config, { action: 'IMPORT', remark, operator, userId }, now);
  const result = { ...checked, counts, batchId };
  await work.onWritten?.(tx, result);
  return result;
}

/**
 * Imports records of the land register and of the other registers. Their rows are read into temporary tables and
 * checked; with a fault, or as a dry run, nothing is written, otherwise all of it becomes visible in one step. A killed
 * import leaves nothing behind.
 */
export async function importRecords(
  db: Database,
  config: Config,
  work: RecordImport,
  now: Date,
): Promise<ImportResult> {
  try {
    return await db.transaction((tx) => importIn(tx, config, work, now));
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
