import { sql } from 'drizzle-orm';
import {
  landEntities,
  type AcceptableLandFault,
  type ImportProgress,
  type LandEntity,
} from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { recordOperatorAction } from '../../db/activity/operatorActivity.ts';
import type { Database } from '../../db/database.ts';
import { importBatches, type ImportCount, type ImportedFile } from '../../db/schema/imports.ts';
import type { MappedTable } from './mapping/mapping.ts';
import { findCrossFaults } from './staging/crossChecks.ts';
import { createFaultList, type FaultList, type PlacedFault } from './staging/faultList.ts';
import { landTables } from './staging/landTables.ts';
import { findOutlineFaults, usualTolerance } from './staging/outlineChecks.ts';
import { planRows, publishRows } from './staging/publish.ts';
import { readTable } from './staging/readTable.ts';
import { collectNames, resolveRows } from './staging/resolve.ts';
import { createStages, createStageWriter } from './staging/stage.ts';

/** An import: its tables, the files that they come from, and who makes it. */
export interface LandImport {
  tables: readonly MappedTable[];
  files: ImportedFile[];
  operator: string;
  /** The administrator who makes it on screen. */
  userId?: number;
  isDryRun: boolean;
  /** Faults that are reported and do not prevent the import. */
  accept?: readonly AcceptableLandFault[];
  /** How much of a plot may lie in another one or outside its mouza, in percent. */
  tolerance?: number;
  onProgress?: (progress: ImportProgress) => void;
  /** Called in the transaction of the import when all is written. */
  onWritten?: (tx: Database, result: ImportResult) => Promise<void>;
}

/** What came of an import: its faults in the order of the files, or its batch. A dry run and an import without a change have no batch. */
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

async function readAll(tx: Database, { tables, onProgress }: LandImport, list: FaultList) {
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

/** Locks the register against other changes until the transaction ends; reading goes on. */
async function lockRegister(tx: Database): Promise<void> {
  const names = landEntities.map((entity) => landTables[entity].table).join(', ');
  await tx.execute(sql.raw(`lock table ${names} in share row exclusive mode`));
}

const usedEntities = ({ tables }: LandImport): LandEntity[] =>
  landEntities.filter((entity) => tables.some((mapped) => mapped.entity === entity));

const findRepeated = ({ tables }: LandImport) =>
  [...tables.entries()].flatMap(([source, { isRepeated }]) => (isRepeated ? [source] : []));

/** Sorts faults by table, row and column; the outline comes last. */
function sortFaults({ tables }: LandImport, { faults }: FaultList): PlacedFault[] {
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

async function plan(tx: Database, work: LandImport): Promise<Counts> {
  const counts: Counts = {};
  for (const entity of usedEntities(work)) counts[entity] = await planRows(tx, entity);
  return counts;
}

async function publish(tx: Database, work: LandImport, counts: Counts, now: Date) {
  const { files, operator: importedBy, userId, onProgress } = work;
  const values = { kind: 'land', files, counts, importedOn: now, importedBy, userId };
  const [batch] = await tx.insert(importBatches).values(values).returning({ id: importBatches.id });
  const batchId = batch?.id ?? 0;
  for (const entity of usedEntities(work)) {
    onProgress?.({ phase: 'write', about: entity, rows: 0 });
    await publishRows(tx, entity, batchId);
  }
  return batchId;
}

const isChange = ({ added, changed }: ImportCount) => added + changed > 0;

async function importIn(tx: Database, config: Config, work: LandImport, now: Date) {
  const list = createFaultList(work.accept, findRepeated(work));
  await tx.execute(sql`set local statement_timeout = 0`);
  await createStages(tx);
  const rows = await readAll(tx, work, list);
  if (!work.isDryRun) await lockRegister(tx);
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
 * Imports tables of the land register. Their rows are read into temporary tables and checked; with a fault, or as a dry
 * run, nothing is written, otherwise all of it becomes visible in one step. A killed import leaves nothing behind.
 */
export async function importLand(
  db: Database,
  config: Config,
  work: LandImport,
  now: Date,
): Promise<ImportResult> {
  try {
    return await db.transaction((tx) => importIn(tx, config, work, now));
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
