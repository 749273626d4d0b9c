import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { detailColumns } from './importTables.ts';

const columns = Object.values(detailColumns);

/** Returns what a new back page gets where the row has no value. */
const getColumnDefault = (column: string) => {
  if (column === 'occupied_since') return 'null';
  return column === 'level' ? "'schematic'" : "''";
};

const list = (expression: (column: string) => string) => columns.map(expression).join(', ');

const isGiven = columns.map((column) => `s."${column}" is not null`).join(' or ');

/** The condition that a row has a back page `s` that differs from the stored one `d`. */
export const isDetailDifferent = `(${isGiven}) and (d.plot_id is null or ${columns
  .map((column) => `coalesce(s."${column}", d."${column}") is distinct from d."${column}"`)
  .join(' or ')})`;

/** Writes the back pages of the plots whose rows have one, and notes what was there before. */
export async function writeDetails(tx: Database, batchId: number): Promise<void> {
  const run = (statement: string) => tx.execute(sql.raw(statement));
  await run(
    `insert into import_changes (batch_id, entity, record_id, before)
     select ${batchId}, 'plotDetail', s.id, to_jsonb(d)
     from staged_plots s join plot_details d on d.plot_id = s.id where ${isDetailDifferent}`,
  );
  await run(
    `with added as (
       insert into plot_details (plot_id, ${list((column) => `"${column}"`)})
       select s.id, ${list((column) => `coalesce(s."${column}", ${getColumnDefault(column)})`)}
       from staged_plots s left join plot_details d on d.plot_id = s.id
       where d.plot_id is null and (${isGiven}) returning *
     )
     insert into import_changes (batch_id, entity, record_id, after_hash)
     select ${batchId}, 'plotDetail', a.plot_id, md5(to_jsonb(a)::text) from added a`,
  );
  await run(
    `update plot_details t set ${list((column) => `"${column}" = coalesce(s."${column}", t."${column}")`)}
     from staged_plots s, import_changes c
     where s.id = t.plot_id and c.batch_id = ${batchId} and c.entity = 'plotDetail'
       and c.record_id = s.id and c.before is not null`,
  );
}
