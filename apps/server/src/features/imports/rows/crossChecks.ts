import { sql } from 'drizzle-orm';
import {
  keyFieldOf,
  referenceFields,
  type ImportEntity,
  type ImportFaultKind,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { addFault, type FaultList } from './faultList.ts';
import { findRegister, importTables } from './importTables.ts';

/** A query for rows with a fault: source, row_no, text and detail. */
interface Question {
  field: string;
  kind: ImportFaultKind;
  query: string;
}

const requiredAbove = (level: number) => referenceFields.slice(0, Math.max(0, level - 1));

/** A place that is named and not found, below places that were found. */
function unknownPlaces(entity: ImportEntity): Question[] {
  const { stage, level } = importTables[entity];
  return requiredAbove(level).map((field, index) => {
    const before = Array.from({ length: index }, (_, up) => `and coalesce(found_${up + 1}, 1) > 0`);
    return {
      field,
      kind: 'unknownPlace',
      query: `select source, row_no, in_${field} as text, null as detail from ${stage}
        where found_${index + 1} = 0 ${before.join(' ')}`,
    };
  });
}

function ambiguousPlaces(entity: ImportEntity): Question[] {
  const { stage, level } = importTables[entity];
  const field = requiredAbove(level).at(-1);
  if (field === undefined) return [];
  // Khatiyans and plots are numbered in their mouza, so that they are looked for there.
  const [named, found] = level > 4 ? ['mouza', 3] : [field, level - 1];
  return [
    {
      field: named,
      kind: 'ambiguousPlace',
      query: `select source, row_no, in_${named} as text, found_${found} || ' places have this name' as detail
        from ${stage} where found_${found} > 1`,
    },
  ];
}

function duplicates(entity: ImportEntity): Question {
  const { stage, key } = importTables[entity];
  return {
    field: keyFieldOf(entity),
    kind: 'duplicate',
    query: `select source, row_no, ${key} as text, 'row ' || first_row as detail from (
        select source, row_no, ${key},
          first_value(row_no) over same as first_row, row_number() over same as position
        from ${stage} where ${key} is not null and id is not null
        window same as (partition by ${partition(entity)} order by source, row_no)
      ) s where position > 1`,
  };
}

function partition(entity: ImportEntity): string {
  const register = findRegister(entity);
  if (register) return register.identity;
  const { key, level } = importTables[entity];
  if (entity === 'plot') return `place_3, ${key}`;
  if (entity === 'khatiyan') return `place_3, ${key}`;
  return level === 1 ? `lower(${key})` : `place_${level - 1}, lower(${key})`;
}

/** The name of a district must not be that of another district, stored or in the file. */
const takenNames: Question = {
  field: 'nameEn',
  kind: 'taken',
  query: `select s.source, s.row_no, s.name_en as text, 'district ' || min(o.code) as detail
    from staged_districts s join (
      select code, name_en from districts union select code, name_en from staged_districts
    ) o on lower(o.name_en) = lower(s.name_en) and lower(o.code) <> lower(s.code)
    where s.id is not null group by 1, 2, 3`,
};

/** A plot with a running application stays in its khatiyan. */
const movedPlots: Question = {
  field: 'khatiyan',
  kind: 'inUse',
  query: `select s.source, s.row_no, s.in_khatiyan as text, 'the plot has an open application' as detail
    from staged_plots s join plots p on p.id = s.id and not s.is_new
    where s.place_4 is not null and p.khatiyan_id <> s.place_4
      and (exists (select 1 from applications a where a.plot_code = p.code and a.status = 'P')
        or exists (select 1 from applications a join other_plots op on op.application_id = a.id
          where op.plot_id = p.id and a.status = 'P'))`,
};

/** A kisam that is not in the list of kisams, unless that is empty. */
const unknownKisams: Question = {
  field: 'kisam',
  kind: 'unknownKisam',
  query: `select s.source, s.row_no, s.kisam as text, null as detail from staged_plots s
    where s.kisam is not null and exists (select 1 from kisams)
      and not exists (select 1 from kisams k where k.name = s.kisam)`,
};

const retired = (entity: ImportEntity): Question => {
  const { table, stage, key } = importTables[entity];
  return {
    field: keyFieldOf(entity),
    kind: 'retired',
    query: `select s.source, s.row_no, s.${key} as text, null as detail
      from ${stage} s join ${table} t on t.id = s.id and not s.is_new where not t.is_active`,
  };
};

/** Adds the faults that show only when rows are compared with one another and with what is stored. */
export async function findCrossFaults(tx: Database, entity: ImportEntity, list: FaultList) {
  const questions = [
    ...unknownPlaces(entity),
    ...ambiguousPlaces(entity),
    duplicates(entity),
    ...(findRegister(entity)?.questions ?? [retired(entity)]),
    ...(entity === 'district' ? [takenNames] : []),
    ...(entity === 'plot' ? [movedPlots, unknownKisams] : []),
  ];
  for (const { field, kind, query } of questions) {
    const rows = await queryRows<{
      source: number;
      row_no: number;
      text: string;
      detail: string | null;
    }>(tx, sql.raw(query));
    for (const { source, row_no: row, text, detail } of rows) {
      addFault(list, { source, row, field, kind, text, ...(detail === null ? {} : { detail }) });
    }
  }
}
