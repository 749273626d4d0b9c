import { sql } from 'drizzle-orm';
import { referenceFields } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';

const run = (tx: Database, statement: string) => tx.execute(sql.raw(statement));

/** Finds the place that the rows name at a level; of those it lies in, only the named ones are compared. */
export async function findPlaces(tx: Database, stage: string, level: number): Promise<void> {
  const names = referenceFields.slice(0, level).map((name) => `in_${name}`);
  const own = names.at(-1) ?? '';
  const above = names.slice(0, -1).map(
    (name, index) => `and (w.${name} is null or exists (select 1 from place_names u
        where u.level = ${index + 1} and u.id = n.above_${index + 1} and u.name = lower(w.${name})))`,
  );
  // An equation can be hashed, "is not distinct from" cannot.
  const isSame = names.map((name) => `coalesce(s.${name}, '') = coalesce(f.${name}, '')`);
  await run(
    tx,
    `update ${stage} s set place_${level} = f.id, found_${level} = f.found from (
       select ${names.map((name) => `w.${name}`).join(', ')},
         min(n.id) as id, count(distinct n.id) as found
       from (select distinct ${names.join(', ')} from ${stage} where ${own} is not null) w
       left join place_names n on n.level = ${level} and n.name = lower(w.${own}) ${above.join(' ')}
       group by ${names.map((name) => `w.${name}`).join(', ')}
     ) f where ${isSame.join(' and ')}`,
  );
}

/** Finds the khatiyans that plots name in their mouza; many mouzas have a khatiyan of the same number. */
export async function findKhatiyans(tx: Database, stage: string): Promise<void> {
  await run(
    tx,
    `update ${stage} s set place_4 = f.id, found_4 = f.found from (
       select w.place_3, w.in_khatiyan, min(n.id) as id, count(distinct n.id) as found
       from (select distinct place_3, in_khatiyan from ${stage}
         where found_3 = 1 and in_khatiyan is not null) w
       left join place_names n
         on n.level = 4 and n.above_3 = w.place_3 and n.name = lower(w.in_khatiyan)
       group by 1, 2
     ) f where s.found_3 = 1 and s.place_3 = f.place_3 and s.in_khatiyan = f.in_khatiyan`,
  );
}

/** Finds the plots that the rows of a register name in their mouza. */
export async function findPlots(tx: Database, stage: string): Promise<void> {
  await run(
    tx,
    `update ${stage} s set place_5 = f.id, found_5 = f.found from (
       select w.place_3, w.in_plot, min(p.id) as id, count(p.id) as found
       from (select distinct place_3, in_plot from ${stage}
         where found_3 = 1 and in_plot is not null) w
       left join (
         select id, mouza_id, number from plots
         union all select id, place_3, number from staged_plots where is_new
       ) p on p.mouza_id = w.place_3 and p.number = w.in_plot
       group by 1, 2
     ) f where s.found_3 = 1 and s.place_3 = f.place_3 and s.in_plot = f.in_plot`,
  );
}

/** Completes the ids of the places above the one that was found, so that new names have them. */
export async function completePlaces(tx: Database, stage: string, level: number): Promise<void> {
  const sets = Array.from({ length: level - 1 }, (_, up) => `place_${up + 1} = n.above_${up + 1}`);
  if (sets.length === 0) return;
  await run(
    tx,
    `update ${stage} s set ${sets.join(', ')}
     from (select distinct id, above_1, above_2, above_3 from place_names where level = ${level}) n
     where n.id = s.place_${level} and s.found_${level} = 1`,
  );
}
