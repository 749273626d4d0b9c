import type { OpenCollection } from '@temple-land/portal-core';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import { getRingGap } from '../../../db/land/ringGap.ts';
import { unpackRing, type Ring } from '../../../db/land/ring.ts';
import type { PlaceFilter } from './collections.ts';
import type { Bbox, ItemsQuery } from './itemsQuery.ts';

/** A feature of a collection: its outline, if it has one, and the values of its columns by their names. */
export interface LandFeature {
  id: number;
  ring: Ring | undefined;
  properties: Readonly<Record<string, string | number | null>>;
}

type FeatureRow = { id: number; ring: Uint8Array | null } & LandFeature['properties'];

/** Returns the feature of a row. */
export function toFeature({ id, ring, ...properties }: FeatureRow): LandFeature {
  return { id, ring: ring === null ? undefined : unpackRing(ring), properties };
}

const toUtc = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const names = sql`place.name_en as name, place.name_or, place.name_hi, place.record_code`;
const figures = sql`coalesce(sum(f.khatiyans), 0)::int as khatiyans, coalesce(sum(f.plots), 0)::int as plots,
  coalesce(sum(f.area), 0) as area_acres`;
const district = sql`d.id as district_id, d.name_en as district`;

/** The visible rows of each collection; `place` is the place or plot itself. */
const sources: Readonly<Record<OpenCollection, SQL>> = {
  districts: sql`districts place`,
  tahasils: sql`tahasils place join districts d on d.id = place.district_id and d.is_active`,
  mouzas: sql`mouzas place join tahasils t on t.id = place.tahasil_id and t.is_active
    join districts d on d.id = t.district_id and d.is_active
    left join mouza_facts f on f.mouza_id = place.id`,
  plots: sql`plots place join khatiyans k on k.id = place.khatiyan_id and k.is_active
    join mouzas m on m.id = place.mouza_id and m.is_active
    join tahasils t on t.id = m.tahasil_id and t.is_active
    join districts d on d.id = t.district_id and d.is_active
    left join kisams on kisams.name = place.kisam`,
};

const factsOfTahasils = sql`left join mouzas m on m.tahasil_id = t.id and m.is_active
  left join mouza_facts f on f.mouza_id = m.id`;

/** Returns the query for rows with their columns, of an already filtered source. */
const selections: Readonly<Record<OpenCollection, (where: SQL) => SQL>> = {
  districts: (where) => sql`select place.id, place.ring, ${names}, place.code, ${figures}
    from ${sources.districts} left join tahasils t on t.district_id = place.id and t.is_active ${factsOfTahasils}
    where ${where} group by place.id`,
  tahasils: (where) => sql`select place.id, place.ring, ${names}, ${district}, ${figures}
    from ${sources.tahasils} join tahasils t on t.id = place.id ${factsOfTahasils}
    where ${where} group by place.id, d.id`,
  mouzas: (where) => sql`select place.id, place.ring, ${names}, place.thana_no,
      t.id as tahasil_id, t.name_en as tahasil, ${district}, coalesce(f.khatiyans, 0) as khatiyans,
      coalesce(f.plots, 0) as plots, coalesce(f.area, 0) as area_acres, ${toUtc(sql`f.recorded_on`)} as recorded_on
    from ${sources.mouzas} where ${where}`,
  plots: (
    where,
  ) => sql`select place.id, place.ring, place.number as plot_no, k.number as khatiyan_no, place.kisam,
      coalesce(kisams.kisam_class, '') as kisam_class, place.area as area_acres, k.ror_status as record_status,
      ${toUtc(sql`k.recorded_on`)} as recorded_on, m.id as mouza_id, m.name_en as mouza,
      t.id as tahasil_id, t.name_en as tahasil, ${district}
    from ${sources.plots} where ${where}`,
};

/** The moment of a feature (its temporal property); districts and tahasils have none and are never filtered by it. */
const moments: Readonly<Partial<Record<OpenCollection, SQL>>> = {
  mouzas: sql`f.recorded_on`,
  plots: sql`k.recorded_on`,
};

const placeColumns: Readonly<Record<PlaceFilter, SQL>> = {
  district_id: sql`d.id`,
  tahasil_id: sql`t.id`,
  mouza_id: sql`m.id`,
};

const toBoxes = ([west, south, east, north]: Bbox): readonly (readonly [
  number,
  number,
  number,
  number,
])[] =>
  west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];

/** Returns the condition that the bounds of a column overlap a bounding box. */
export function overlapsBbox(bounds: SQL, bbox: Bbox): SQL {
  const overlaps = toBoxes(bbox).map(
    ([west, south, east, north]) =>
      sql`${bounds} && ${`(${east},${north}),(${west},${south})`}::box`,
  );
  return sql`(${sql.join(overlaps, sql` or `)})`;
}

/** Returns whether an outline and a bounding box share a point. */
export function isInBbox(ring: Ring | undefined, bbox: Bbox): boolean {
  if (ring === undefined) return false;
  return toBoxes(bbox).some(([west, south, east, north]) => {
    const isInside = ring.every(([x, y]) => x >= west && x <= east && y >= south && y <= north);
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const;
    return isInside || getRingGap(ring, corners) === 0;
  });
}

/** Returns the condition that a row is visible and matches the query, without its paging. */
export function matchesQuery(
  id: OpenCollection,
  { bbox, datetime, places }: Pick<ItemsQuery, 'bbox' | 'datetime' | 'places'>,
): SQL {
  const conditions = [sql`place.is_active`];
  for (const [filter, value] of Object.entries(places))
    conditions.push(sql`${placeColumns[filter as PlaceFilter]} = ${value}`);
  if (bbox) conditions.push(overlapsBbox(sql`place.bounds`, bbox));
  const moment = moments[id];
  if (datetime && moment) {
    const { from, until } = datetime;
    if (from)
      conditions.push(sql`(${moment} is null or ${moment} >= ${from.toISOString()}::timestamptz)`);
    if (until)
      conditions.push(sql`(${moment} is null or ${moment} <= ${until.toISOString()}::timestamptz)`);
  }
  return sql.join(conditions, sql` and `);
}

/** Returns the features of a collection that a condition selects, in the given order. */
export async function selectFeatures(
  db: Database,
  id: OpenCollection,
  where: SQL,
  order: SQL,
): Promise<LandFeature[]> {
  const rows = await queryRows<FeatureRow>(db, sql`${selections[id](where)} order by ${order}`);
  return rows.map(toFeature);
}

/** Counts the visible rows of a collection that a condition selects. */
export async function countFeatures(db: Database, id: OpenCollection, where: SQL): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${sources[id]} where ${where}`,
  );
  return row?.count ?? 0;
}
