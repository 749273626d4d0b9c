import { sql } from 'drizzle-orm';
import { importFields, type LandEntity } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { addFault, type FaultList } from './faultList.ts';
import { importTables } from './importTables.ts';

/** A row that says something else of a record than an earlier row. */
interface Contradiction {
  source: number;
  row_no: number;
  text: string;
  earlier: string;
}

const sameRecord = (entity: LandEntity) => {
  const { key, level } = importTables[entity];
  return `partition by place_${level - 1}, ${key} order by source, row_no`;
};

async function findContradictions(
  tx: Database,
  { entity, field, rows }: { entity: LandEntity; field: string; rows: string },
  list: FaultList,
): Promise<void> {
  const column = importTables[entity].columns[field];
  const found = await queryRows<Contradiction>(
    tx,
    sql.raw(`select source, row_no, given::text as text, first::text as earlier from (
        select source, row_no, "${column}" as given,
          (array_agg("${column}") filter (where "${column}" is not null) over same)[1] as first
        from ${rows} window same as (${sameRecord(entity)})
      ) s where given <> first`),
  );
  for (const { source, row_no: row, text, earlier } of found) {
    const detail = `an earlier row has ${earlier}`;
    addFault(list, { source, row, field, kind: 'contradiction', text, detail });
  }
}

/**
 * Merges the rows that say the same of one record, in the tables that repeat a record in many rows, as a list of plots
 * repeats the khatiyan. Adds a fault where they contradict each other.
 */
export async function mergeRepeated(
  tx: Database,
  entity: LandEntity,
  list: FaultList,
): Promise<void> {
  if (list.repeated.size === 0 || entity === 'district' || entity === 'plot') return;
  const { stage, columns, level, key } = importTables[entity];
  const place = `place_${level - 1}`;
  const rows = `${stage} where source in (${[...list.repeated].join(', ')})
    and ${place} is not null and ${key} is not null`;
  const own = Object.keys(importFields[entity]).filter((field) => columns[field] !== undefined);
  for (const field of own) await findContradictions(tx, { entity, field, rows }, list);
  const merged = Object.values(columns).map((column) => `max("${column}") as "${column}"`);
  const sets = Object.values(columns).map((column) => `"${column}" = m."${column}"`);
  await tx.execute(
    sql.raw(`update ${stage} s set ${sets.join(', ')} from (
        select ${place} as place, ${key} as record_key, min(source) as source, ${merged.join(', ')}
        from ${rows} group by 1, 2
      ) m where s.source = m.source and s.${place} = m.place and s.${key} = m.record_key`),
  );
  await tx.execute(
    sql.raw(`delete from ${stage} s using (
        select source, row_no, row_number() over (${sameRecord(entity)}) as position from ${rows}
      ) r where r.position > 1 and s.source = r.source and s.row_no = r.row_no`),
  );
}
