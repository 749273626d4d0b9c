import { sql, type SQL } from 'drizzle-orm';
import type { MapLayer } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { getTileBox, createProjection, type TileAddress } from './tileGrid.ts';
import { encodeVectorTile, type Feature, type Properties } from './vectorTile.ts';

/** The layers of marks on plots or places. */
export type MarkLayer = 'quarries' | 'leases' | 'cases';

/** Returns whether a layer shows marks. */
export const isMarkLayer = (layer: MapLayer['id']): layer is MarkLayer =>
  layer === 'quarries' || layer === 'leases' || layer === 'cases';

/** The maximum marks of a tile; more would exceed 100 kB. */
const maxMarksPerTile = 2000;

type MarkRow = { id: number; ring: Uint8Array } & Properties;

const joinPlaces = sql`join mouzas m on m.id = p.mouza_id and m.is_active
  join tahasils on tahasils.id = m.tahasil_id and tahasils.is_active`;

// Only land data: tiles contain no personal data.
const markQueries: Readonly<Record<MarkLayer, (box: SQL, isOpen: SQL | undefined) => SQL>> = {
  leases: (box, isOpen) => sql`
    select l.id, p.ring, l.lease_no as name, l.kind, l.ends_on::text as "endsOn",
      p.number as "plotNo", p.code as "plotCode"
    from plots p ${joinPlaces}
    join leases l on l.plot_id = p.id and l.state = 'active'
    where p.bounds && ${box} and p.is_active and ${isOpen}
    order by l.id limit ${maxMarksPerTile}`,
  cases: (box, isOpen) => sql`
    select a.id, p.ring, a.number as name, p.number as "plotNo", p.code as "plotCode"
    from plots p ${joinPlaces}
    join applications a on a.mouza_id = p.mouza_id and a.plot_code = p.code and a.type = 3 and a.status = 'P'
    where p.bounds && ${box} and p.is_active and ${isOpen}
    order by a.id limit ${maxMarksPerTile}`,
  quarries: (box, isOpen) => sql`
    select place.id, place.ring, place.name_en as name, place.name_or as "nameOr",
      place.name_hi as "nameHi", count(*)::int as count
    from (
      select a.id as application_id, a.tahasil_id, m.id, m.ring, m.bounds, m.name_en, m.name_or, m.name_hi
      from applications a join mouzas m on m.id = a.mouza_id and m.is_active
      where a.type = 6 and a.status = 'P'
      union all
      select a.id, a.tahasil_id, t.id, t.ring, t.bounds, t.name_en, t.name_or, t.name_hi
      from applications a join tahasils t on t.id = a.tahasil_id
      where a.type = 6 and a.status = 'P' and a.mouza_id is null
    ) place
    join tahasils on tahasils.id = place.tahasil_id and tahasils.is_active
    where place.bounds && ${box} and ${isOpen}
    group by place.id, place.ring, place.name_en, place.name_or, place.name_hi
    order by place.name_en, place.id limit ${maxMarksPerTile}`,
};

/** Returns the marks of a layer in the territory whose bounds overlap a box. */
export const listMarks = (db: Database, officer: Responsibility, layer: MarkLayer, box: SQL) =>
  queryRows<MarkRow>(db, markQueries[layer](box, isInTerritory(officer) ?? sql`true`));

/** Renders a tile with the active leases, open cases or pending quarry applications of the territory. */
export async function renderMarks(
  db: Database,
  officer: Responsibility,
  layer: MarkLayer,
  tile: TileAddress,
): Promise<Uint8Array> {
  const rows = await listMarks(db, officer, layer, sql`${getTileBox(tile)}::box`);
  const project = createProjection(tile);
  const features = rows.map(({ id, ring, ...properties }): Feature => ({
    id,
    ring: project(Buffer.from(ring.buffer, ring.byteOffset, ring.byteLength)),
    properties,
  }));
  return encodeVectorTile(layer, features);
}
