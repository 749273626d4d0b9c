import { sql } from 'drizzle-orm';
import {
  isLandEntity,
  landEntities,
  type ImportEntity,
  type LandEntity,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import type { FaultList } from './faultList.ts';
import { completePlaces, findKhatiyans, findPlaces, findPlots } from './findPlaces.ts';
import { findRegister, importTables } from './importTables.ts';
import type { ImportTable } from './registerTable.ts';
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
    const { table, level } = importTables[entity];
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
  const { stage, level } = importTables[entity];
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

async function findStored(tx: Database, entity: ImportEntity): Promise<void> {
  const { table, stage, key, parent, level } = importTables[entity];
  const register = findRegister(entity);
  if (register) {
    await run(
      tx,
      `update ${stage} s set id = t.id, is_new = false from ${table} t where ${register.isSame}`,
    );
    return;
  }
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

/** Gives the new records of a register numbers of its own sequence. */
const numberRegister = (tx: Database, { table, stage, key }: ImportTable) =>
  run(
    tx,
    `update ${stage} set id = nextval(pg_get_serial_sequence('${table}', 'id')), is_new = true
     where id is null and ${key} is not null`,
  );

async function numberNew(tx: Database, entity: LandEntity): Promise<void> {
  const { table, stage, level, key } = importTables[entity];
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
  entity: ImportEntity,
  list: FaultList,
): Promise<void> {
  const { stage, level } = importTables[entity];
  const isLand = isLandEntity(entity);
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
    if (isLand) await nameKisams(tx);
    else await findPlots(tx, stage);
  }
  await analyze();
  if (level > 1)
    await completePlaces(tx, stage, Math.min(level, isLand ? level : khatiyanLevel) - 1);
  if (isLand) await mergeRepeated(tx, entity, list);
  for (const statement of findRegister(entity)?.resolve ?? []) await run(tx, statement);
  await findStored(tx, entity);
  await (isLand ? numberNew(tx, entity) : numberRegister(tx, importTables[entity]));
  await analyze();
  if (isLand && entity !== 'plot') await addNewNames(tx, entity);
}
