// Long because what refuses an undo is read in the transaction that makes it.
import { eq, sql } from 'drizzle-orm';
import { formatIndianDate, importEntities } from '@temple-land/portal-core';
import type { Config } from '../../../config.ts';
import { recordOperatorAction } from '../../../db/activity/operatorActivity.ts';
import { queryRows, type Database } from '../../../db/database.ts';
import { setEffectiveDay } from '../../../db/land/effectiveDay.ts';
import { isConstraintViolation } from '../../../db/errors/sqlState.ts';
import { importBatches, importChanges } from '../../../db/schema/imports.ts';
import { importTables, registerTables } from '../rows/importTables.ts';

/** Why an import cannot be undone; nothing was changed then. */
export class UndoRefused extends Error {
  readonly refusal: UndoRefusal;
  readonly count: number;

  constructor(refusal: UndoRefusal, text: string, count = 0) {
    super(text);
    this.refusal = refusal;
    this.count = count;
  }
}

/** The reasons for which an import cannot be undone. */
export type UndoRefusal = 'unknown' | 'undone' | 'builtOn' | 'applications' | 'references';

const run = (tx: Database, statement: string) => tx.execute(sql.raw(statement));

/** The written kinds, lowest first, with their tables and ids. */
const written = [
  { entity: 'plotDetail', table: 'plot_details', id: 'plot_id' },
  ...new Map(
    Object.values(registerTables)
      .flatMap(({ details = [] }) => details)
      .map((detail) => [detail.entity, detail]),
  ).values(),
  ...[...importEntities]
    .reverse()
    .map((entity) => ({ entity, table: importTables[entity].table, id: 'id' })),
];

type Written = (typeof written)[number];

/** Returns the kinds that an import wrote, lowest first. */
async function listWritten(tx: Database, batchId: number): Promise<Written[]> {
  const rows = await tx
    .selectDistinct({ entity: importChanges.entity })
    .from(importChanges)
    .where(eq(importChanges.batchId, batchId));
  return written.filter((kind) => rows.some(({ entity }) => entity === kind.entity));
}

const ofBatch = ({ entity }: Written, batchId: number) =>
  `c.batch_id = ${batchId} and c.entity = '${entity}'`;

/** Counts the records that are no longer as the import wrote them. */
async function countChangedSince(tx: Database, kind: Written, batchId: number): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql.raw(`select count(*) as count from import_changes c
      left join ${kind.table} t on t.${kind.id} = c.record_id
      where ${ofBatch(kind, batchId)}
        and (t.${kind.id} is null or md5(to_jsonb(t)::text) is distinct from c.after_hash)`),
  );
  return row?.count ?? 0;
}

/** Counts the added plots that an application names; no foreign key holds them. */
async function countApplications(tx: Database, batchId: number): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql.raw(`select count(*) as count from (
        select plot_code as code from applications
        union all select q.code from other_plots op join plots q on q.id = op.plot_id) a
      join plots p on p.code = a.code
      join import_changes c on c.record_id = p.id and c.entity = 'plot' and c.before is null
      where c.batch_id = ${batchId}`),
  );
  return row?.count ?? 0;
}

/** Counts the back pages that were written later for plots that the import added; they would go with their plots. */
async function countLaterDetails(tx: Database, batchId: number): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql.raw(`select count(*) as count from plot_details t
      join import_changes c on c.record_id = t.plot_id and c.entity = 'plot' and c.before is null
      where c.batch_id = ${batchId} and not exists (select 1 from import_changes d
        where d.batch_id = c.batch_id and d.entity = 'plotDetail' and d.record_id = c.record_id)`),
  );
  return row?.count ?? 0;
}

async function refuseWhenBuiltOn(tx: Database, batchId: number): Promise<void> {
  const later = await countLaterDetails(tx, batchId);
  const counts = [later];
  for (const kind of await listWritten(tx, batchId))
    counts.push(await countChangedSince(tx, kind, batchId));
  const changed = counts.reduce((sum, count) => sum + count, 0);
  if (changed > 0) {
    const text = `${changed} records of import ${batchId} were changed since.`;
    throw new UndoRefused('builtOn', text, changed);
  }
  const applications = await countApplications(tx, batchId);
  if (applications > 0) {
    const text = `${applications} applications are about plots that import ${batchId} added.`;
    throw new UndoRefused('applications', text, applications);
  }
}

async function columnsOf(tx: Database, { table }: Written): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    tx,
    sql.raw(`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`),
  );
  return rows.map(({ name }) => `"${name}"`);
}

async function restore(tx: Database, kind: Written, batchId: number): Promise<void> {
  const { table, id } = kind;
  const columns = await columnsOf(tx, kind);
  const own = ofBatch(kind, batchId);
  await run(
    tx,
    `update ${table} t set ${columns.map((column) => `${column} = r.${column}`).join(', ')}
     from import_changes c, jsonb_populate_record(null::${table}, c.before) r
     where ${own} and c.before is not null and t.${id} = c.record_id`,
  );
  await run(
    tx,
    `delete from ${table} t using import_changes c
     where ${own} and c.before is null and t.${id} = c.record_id`,
  );
}

/** Who undoes an import, and when. */
export interface Undo {
  operator: string;
  /** The administrator who undoes it on screen, and why. */
  userId?: number;
  reason?: string;
  now: Date;
  /** Called in the transaction of the undo when all is restored. */
  onUndone?: (tx: Database) => Promise<void>;
}

/** Locks an import that is in force; throws when there is none. */
async function lockBatch(tx: Database, batchId: number): Promise<void> {
  const [batch] = await tx
    .select()
    .from(importBatches)
    .where(eq(importBatches.id, batchId))
    .for('update');
  if (batch === undefined) throw new UndoRefused('unknown', `There is no import ${batchId}.`);
  if (batch.undoneOn !== null)
    throw new UndoRefused('undone', `Import ${batchId} was undone already.`);
}

/** Throws when an import cannot be undone, as far as that is known without undoing it. */
export async function checkUndo(tx: Database, batchId: number): Promise<void> {
  await lockBatch(tx, batchId);
  await refuseWhenBuiltOn(tx, batchId);
}

async function undoIn(tx: Database, config: Config, batchId: number, undo: Undo) {
  const { operator, userId, reason = '', now } = undo;
  await tx.execute(sql`set local statement_timeout = 0`);
  const kinds = await listWritten(tx, batchId);
  const tables = new Set(kinds.map(({ table }) => table));
  if (tables.size > 0)
    await run(tx, `lock table ${[...tables].join(', ')} in share row exclusive mode`);
  await checkUndo(tx, batchId);
  await setEffectiveDay(tx, formatIndianDate(now));
  for (const kind of kinds) await restore(tx, kind, batchId);
  await run(tx, `delete from import_changes where batch_id = ${batchId}`);
  await tx
    .update(importBatches)
    .set({ undoneOn: now, undoneBy: operator, undoReason: reason })
    .where(eq(importBatches.id, batchId));
  const remark = `import ${batchId}`;
  await recordOperatorAction(tx, config, { action: 'UNDO', remark, operator, userId }, now);
  await undo.onUndone?.(tx);
}

/**
 * Undoes an import: added records are deleted, changed ones get their earlier values. Throws when a record was changed
 * since or something refers to an added one; then nothing changes.
 */
export async function undoBatch(
  db: Database,
  config: Config,
  batchId: number,
  undo: Undo,
): Promise<void> {
  try {
    await db.transaction((tx) => undoIn(tx, config, batchId, undo));
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    throw new UndoRefused('references', `Other records refer to what import ${batchId} added.`);
  }
}
