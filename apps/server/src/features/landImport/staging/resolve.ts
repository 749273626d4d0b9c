import { sql } from 'drizzle-orm';
import { landEntities, referenceFields, type LandEntity } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import type { FaultList } from './faultList.ts';
import { landTables } from './landTables.ts';
import { mergeRepeated } from './mergeRepeated.ts';

const khatiyanLevel = 4;

const run = (tx: Database, statement: string) => tx.execute(sql.raw(statement));

/** The ids of the places above a record of a level, for the columns above_1 to above_3. */
const aboveColumns: Readonly<Record<LandEntity, string>> = {
  district: 'null::int, null::int, null::int',
  tahasil: 't.district_id, null::int, null::int',
  mouza: 'h.district_id, t.tahasil_id, null::int',
  khatiyan: 'h.district_id, m.tahasil_id, t.mouza_id',
  plot: '',
};
const aboveTables: Readonly<Record<LandEntity, string>> = {
  district: '',
  tahasil: '',
  mouza: 'join tahasils h on h.id = t.tahasil_id',
  khatiyan: 'join mouzas m on m.id = t.mouza_id join tahasils h on h.id = m.tahasil_id',
  plot: '',
};
const namesOf = (entity: LandEntity, alias: string) => {
  if (entity === 'khatiyan') return [`${alias}.number`];
  const names = [`${alias}.name_en`, `${alias}.name_or`, `${alias}.name_hi`];
  return entity === 'district' ? [...names, `${alias}.code`] : names;
};

/** Collects the names under which the stored places can be named in a file. */
export async function collectNames(tx: Database): Promise<void> {
  for (const entity of landEntities.slice(0, -1)) {
    const { table, level } = landTables[entity];
    for (const name of namesOf(entity, 't')) {
      await run(
        tx,
        `insert into place_names select ${level}, t.id, lower(${name}), ${aboveColumns[entity]}
         from ${table} t ${aboveTables[entity]} where ${name} <> ''`,
      );
    }
  }
  await run(tx, 'create index on place_names (name, level, above_3)');
  await run(tx, 'analyze place_names');
}

/** Adds the names of the new places of a kind, so that the rows of lower places find them. */
async function addNewNames(tx: Database, entity: LandEntity): Promise<void> {
  const { stage, level } = landTables[entity];
  const above = [1, 2, 3].map((up) => (up < level ? `s.place_${up}` : 'null::int')).join(', ');
  for (const name of namesOf(entity, 's')) {
    await run(
      tx,
      `insert into place_names select ${level}, s.id, lower(${name}), ${above}
       from ${stage} s where s.is_new and ${name} <> ''`,
    );
  }
  await run(tx, 'analyze place_names');
}

/** Finds the place that the rows name at a level; of those it lies in, only the named ones are compared. */
async function findPlaces(tx: Database, stage: string, level: number): Promise<void> {
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
async function findKhatiyans(tx: Database, stage: string): Promise<void> {
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

/** Completes the ids of the places above the one that was found, so that new names have them. */
async function completePlaces(tx: Database, stage: string, level: number): Promise<void> {
  const sets = Array.from({ length: level - 1 }, (_, up) => `place_${up + 1} = n.above_${up + 1}`);
  if (sets.length === 0) return;
  await run(
    tx,
    `update ${stage} s set ${sets.join(', ')}
     from (select distinct id, above_1, above_2, above_3 from place_names where level = ${level}) n
     where n.id = s.place_${level} and s.found_${level} = 1`,
  );
}

async function findStored(tx: Database, entity: LandEntity): Promise<void> {
  const { table, stage, key, parent, level } = landTables[entity];
  // Plots are numbered in the mouza, not in the khatiyan.
  const within =
    entity === 'plot'
      ? 't.mouza_id = s.place_3 and'
      : parent && `t.${parent} = s.place_${level - 1} and`;
  const isSame =
    entity === 'plot' || entity === 'khatiyan'
      ? `t.${key} = s.${key}`
      : `lower(t.${key}) = lower(s.${key})`;
  await run(
    tx,
    `update ${stage} s set id = t.id, is_new = false from ${table} t where ${within ?? ''} ${isSame}`,
  );
}

/** Replaces a kisam that is named in Odia, in Hindi or with other capitals by its name in the list of kisams. */
async function nameKisams(tx: Database): Promise<void> {
  await run(
    tx,
    `update staged_plots s set kisam = k.name from (
       select lower(spelling) as spelling, min(name) as name
       from (select name, unnest(array[name, name_or, name_hi]) as spelling from kisams) u
       where spelling <> '' group by 1 having count(distinct name) = 1
     ) k where lower(s.kisam) = k.spelling and s.kisam <> k.name`,
  );
}

async function numberNew(tx: Database, entity: LandEntity): Promise<void> {
  const { table, stage, level, key } = landTables[entity];
  const isPlaced = level === 1 ? 'true' : `found_${level - 1} = 1`;
  const [row] = await queryRows<{ last: number }>(
    tx,
    sql.raw(`select coalesce(max(id), 0) as last from ${table}`),
  );
  await run(
    tx,
    `update ${stage} s set id = n.id, is_new = true from (
       select source, row_no, ${row?.last ?? 0} + row_number() over (order by source, row_no) as id
       from ${stage} where id is null and ${key} is not null and ${isPlaced}
     ) n where n.source = s.source and n.row_no = s.row_no`,
  );
}

/** Finds for every row of a kind the places that it names and its stored record, or gives it a new id. */
export async function resolveRows(
  tx: Database,
  entity: LandEntity,
  list: FaultList,
): Promise<void> {
  const { stage, level } = landTables[entity];
  // With outdated statistics the planner would expect no row behind the conditions, and join in nested loops.
  const analyze = () => run(tx, `analyze ${stage}`);
  await run(tx, `create index on ${stage} (source, row_no)`);
  await analyze();
  for (let above = 1; above < level && above < khatiyanLevel; above += 1) {
    await findPlaces(tx, stage, above);
    await analyze();
  }
  if (level > khatiyanLevel) {
    await findKhatiyans(tx, stage);
    await nameKisams(tx);
  }
  await analyze();
  if (level > 1) await completePlaces(tx, stage, level - 1);
  await mergeRepeated(tx, entity, list);
  await findStored(tx, entity);
  await numberNew(tx, entity);
  await analyze();
  if (entity !== 'plot') await addNewNames(tx, entity);
}
