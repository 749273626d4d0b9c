import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { createProjection, getTileBox, type TileAddress } from './tileGrid.ts';
import { encodeVectorTile, type Feature } from './vectorTile.ts';

/** The maximum features of a tile; more would exceed 100 kB. */
const maxFeaturesPerTile = 2000;

interface ContextRow {
  id: number;
  ring: Uint8Array;
  kind: string;
}

/** Renders a tile with the ways, water, settlements and groves of the mouzas in the territory, each with its kind. */
export async function renderContext(
  db: Database,
  officer: Responsibility,
  tile: TileAddress,
): Promise<Uint8Array> {
  const rows = await queryRows<ContextRow>(
    db,
    sql`select f.id, f.ring, f.kind from map_features f
      join mouzas m on m.id = f.mouza_id and m.is_active
      join tahasils on tahasils.id = m.tahasil_id and tahasils.is_active
      where f.bounds && ${getTileBox(tile)}::box and ${isInTerritory(officer)}
      order by f.id limit ${maxFeaturesPerTile}`,
  );
  const project = createProjection(tile);
  const features = rows.map(({ id, ring, kind }): Feature => ({
    id,
    ring: project(Buffer.from(ring.buffer, ring.byteOffset, ring.byteLength)),
    properties: { kind },
  }));
  return encodeVectorTile('context', features);
}
