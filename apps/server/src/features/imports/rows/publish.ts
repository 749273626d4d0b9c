import { sql } from 'drizzle-orm';
import { formatIndianDate, importFields, type ImportEntity } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { setEffectiveDay } from '../../../db/land/effectiveDay.ts';
import { plots } from '../../../db/schema/land.ts';
import type { ImportCount } from '../../../db/schema/imports.ts';
import { findRegister, importTables } from './importTables.ts';
import type { ImportRun } from './registerTable.ts';
import { isDetailDifferent, writeDetails } from './publishDetails.ts';

const run = (tx: Database, statement: string) => tx.execute(sql.raw(statement));

/** What an added record gets where its row has no value. */
const defaults: Readonly<Record<string, string>> = {
  rent: '0',
  cess: '0',
  ror_status: "'missing'",
  published_on: 'null',
  area: 'null',
  status: "'available'",
};

/** A column of a record, its value in a row, and what an added record gets where the row has none. */
interface Column {
  name: string;
  value: string;
  fallback: string;
}

const isText = (entity: ImportEntity, field: string) =>
  ['text', 'lines', 'choice'].includes(importFields[entity][field]?.kind ?? '');

function columnsOf(entity: ImportEntity): Column[] {
  const { columns, hasOutline, parent, level } = importTables[entity];
  const register = findRegister(entity);
  const fallbacks = register ? (register.fallbacks ?? {}) : defaults;
  const own = Object.entries(columns).map(([field, name]) => ({
    name,
    value: `s."${name}"`,
    fallback: fallbacks[name] ?? (isText(entity, field) ? "''" : 'null'),
  }));
  const above = parent ? [{ name: parent, value: `s.place_${level - 1}`, fallback: 'null' }] : [];
  const outline = hasOutline
    ? ['bounds', 'ring'].map((name) => ({ name, value: `s.${name}`, fallback: 'null' }))
    : [];
  const found = (register?.found ?? []).map((name) => ({
    name,
    value: `s."${name}"`,
    fallback: 'null',
  }));
  return [...above, ...own, ...outline, ...found];
}

/** The condition that a stored record `t` differs from its row `s`. */
function isDifferent(entity: ImportEntity): string {
  if (findRegister(entity)?.isChangeable === false) return 'false';
  return (
    columnsOf(entity)
      // Boxes are compared by their areas in SQL; bounds follow from the ring.
      .filter(({ name }) => name !== 'bounds')
      .map(({ name, value }) => `coalesce(${value}, t."${name}") is distinct from t."${name}"`)
      .join(' or ')
  );
}

const hasVersion = (entity: ImportEntity) => findRegister(entity)?.hasVersion ?? true;

async function changeStored(tx: Database, entity: ImportEntity, batchId: number): Promise<void> {
  if (findRegister(entity)?.isChangeable === false) return;
  const { table, stage } = importTables[entity];
  const columns = columnsOf(entity);
  await run(
    tx,
    `insert into import_changes (batch_id, entity, record_id, before)
     select ${batchId}, '${entity}', t.id, to_jsonb(t) from ${table} t, ${stage} s
     where t.id = s.id and not s.is_new and (${isDifferent(entity)})`,
  );
  const sets = columns.map(({ name, value }) => `"${name}" = coalesce(${value}, t."${name}")`);
  if (entity === 'khatiyan') sets.push('recorded_on = now()');
  sets.push(...(findRegister(entity)?.touched ?? []));
  if (hasVersion(entity)) sets.push('version = t.version + 1');
  await run(
    tx,
    `update ${table} t set ${sets.join(', ')}
     from ${stage} s, import_changes c
     where t.id = s.id and c.batch_id = ${batchId} and c.entity = '${entity}' and c.record_id = t.id`,
  );
}

async function addNew(
  tx: Database,
  entity: ImportEntity,
  batchId: number,
  made: ImportRun,
): Promise<void> {
  const { table, stage } = importTables[entity];
  const plotColumns: Column[] = [
    { name: 'mouza_id', value: 's.place_3', fallback: 'null' },
    { name: 'code', value: "s.place_3 || '-' || s.number", fallback: 'null' },
  ];
  const constants = Object.entries(findRegister(entity)?.constants(made) ?? {}).map(
    ([name, value]): Column => ({ name, value, fallback: 'null' }),
  );
  const columns = [...columnsOf(entity), ...(entity === 'plot' ? plotColumns : []), ...constants];
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ value, fallback }) => `coalesce(${value}, ${fallback})`).join(', ');
  await run(
    tx,
    `with added as (
       insert into ${table} (id, ${names})
       select s.id, ${values} from ${stage} s where s.is_new order by s.id returning *
     )
     insert into import_changes (batch_id, entity, record_id, after_hash)
     select ${batchId}, '${entity}', a.id, md5(to_jsonb(a)::text) from added a`,
  );
}

/** Adds the rows of other tables that belong to added records. */
async function addDetails(tx: Database, entity: ImportEntity, batchId: number): Promise<void> {
  for (const { entity: detail, table, id, columns } of findRegister(entity)?.details ?? []) {
    const names = Object.keys(columns).join(', ');
    await run(
      tx,
      `with added as (
         insert into ${table} (${names}) select ${Object.values(columns).join(', ')}
         from ${importTables[entity].stage} s where s.is_new order by s.id returning *
       )
       insert into import_changes (batch_id, entity, record_id, after_hash)
       select ${batchId}, '${detail}', a.${id}, md5(to_jsonb(a)::text) from added a`,
    );
  }
}

/**
 * Notes the hash of what was written into stored records, by which an undo sees whether a record is still as the import
 * left it.
 */
async function noteHashes(
  tx: Database,
  batchId: number,
  { entity, table, id }: { entity: string; table: string; id: string },
): Promise<void> {
  await run(
    tx,
    `update import_changes c set after_hash = md5(to_jsonb(t)::text) from ${table} t
     where c.batch_id = ${batchId} and c.entity = '${entity}' and c.before is not null
       and c.record_id = t.${id}`,
  );
}

/** Counts what publishing the collected rows of a kind would add and change. */
export async function planRows(tx: Database, entity: ImportEntity): Promise<ImportCount> {
  const { table, stage } = importTables[entity];
  const isPlot = entity === 'plot';
  const [row] = await queryRows<{ total: number; added: number; changed: number }>(
    tx,
    sql.raw(`select count(*) as total, count(*) filter (where s.is_new) as added,
        count(*) filter (where not s.is_new and (${isDifferent(entity)}
          ${isPlot ? `or (${isDetailDifferent})` : ''})) as changed
      from ${stage} s left join ${table} t on t.id = s.id
      ${isPlot ? 'left join plot_details d on d.plot_id = s.id' : ''}`),
  );
  const { total, added, changed } = row ?? { total: 0, added: 0, changed: 0 };
  return { added, changed, unchanged: total - added - changed };
}

/** Sets the day of an import; the plots of the first one were in the record from its beginning. */
async function setImportDay(tx: Database, now: Date): Promise<void> {
  const [first] = await tx.select({ id: plots.id }).from(plots).limit(1);
  if (first) await setEffectiveDay(tx, formatIndianDate(now));
}

/** Writes the collected rows of a kind into the register and notes what was there before. */
export async function publishRows(
  tx: Database,
  entity: ImportEntity,
  batchId: number,
  made: ImportRun,
): Promise<void> {
  await setImportDay(tx, made.now);
  await changeStored(tx, entity, batchId);
  await addNew(tx, entity, batchId, made);
  await addDetails(tx, entity, batchId);
  for (const statement of findRegister(entity)?.written ?? []) await run(tx, statement);
  await noteHashes(tx, batchId, { entity, table: importTables[entity].table, id: 'id' });
  if (entity === 'plot') {
    await writeDetails(tx, batchId);
    await noteHashes(tx, batchId, { entity: 'plotDetail', table: 'plot_details', id: 'plot_id' });
  }
}
