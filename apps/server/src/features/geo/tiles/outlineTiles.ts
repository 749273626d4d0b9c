import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import { getTileBox, createProjection, type TileAddress } from './tileGrid.ts';
import { encodeVectorTile, type Feature } from './vectorTile.ts';

/** The layers of outlines. */
export type OutlineLayer = 'districts' | 'tahasils' | 'mouzas';

/** The maximum outlines of a tile; more would exceed 100 kB. */
const maxOutlinesPerTile = 2000;

/** An outline with its names, number of plots and acres. */
export interface OutlineRow {
  id: number;
  ring: Uint8Array;
  name: string;
  name_or: string;
  name_hi: string;
  plots: number;
  area: number;
}

const figureColumns = sql`coalesce(sum(f.plots), 0)::int as plots, coalesce(sum(f.area), 0) as area`;

// The tables are not aliased, because the territory condition refers to their names.
const outlineSources: Readonly<Record<OutlineLayer, SQL>> = {
  districts: sql`districts place
    join tahasils on tahasils.district_id = place.id and tahasils.is_active
    join mouzas m on m.tahasil_id = tahasils.id and m.is_active
    join mouza_facts f on f.mouza_id = m.id`,
  tahasils: sql`tahasils place
    join tahasils on tahasils.id = place.id
    join mouzas m on m.tahasil_id = place.id and m.is_active
    join mouza_facts f on f.mouza_id = m.id`,
  mouzas: sql`mouzas place
    join tahasils on tahasils.id = place.tahasil_id and tahasils.is_active
    join mouza_facts f on f.mouza_id = place.id`,
};

function toFeature(tile: TileAddress) {
  const project = createProjection(tile);
  return ({ id, ring, name, name_or, name_hi, plots, area }: OutlineRow): Feature => ({
    id,
    ring: project(Buffer.from(ring.buffer, ring.byteOffset, ring.byteLength)),
    properties: { name, nameOr: name_or, nameHi: name_hi, plots, area },
  });
}

/** Returns the query for the outlines of a layer on a tile whose `tahasils` match a condition. */
export const selectOutlines = (territory: SQL, layer: OutlineLayer, tile: TileAddress): SQL =>
  sql`select place.id, place.ring, place.name_en as name, place.name_or, place.name_hi, ${figureColumns}
    from ${outlineSources[layer]}
    where place.bounds && ${getTileBox(tile)}::box and place.is_active and ${territory}
    group by place.id
    order by area(place.bounds) desc, place.id
    limit ${maxOutlinesPerTile}`;

/** Renders a tile with the outlines of a layer in the territory, with names, number of plots and acres. */
export async function renderOutlines(
  db: Database,
  territory: SQL,
  layer: OutlineLayer,
  tile: TileAddress,
): Promise<Uint8Array> {
  const rows = await queryRows<OutlineRow>(db, selectOutlines(territory, layer, tile));
  return encodeVectorTile(layer, rows.map(toFeature(tile)));
}
