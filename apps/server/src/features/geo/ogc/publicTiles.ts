import type { OpenCollection } from '@temple-land/portal-core';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import type { CachedFile } from '../../../handler.ts';
import { isZoomOfLayer } from '../tiles/layers.ts';
import { selectOutlines, type OutlineRow } from '../tiles/outlineTiles.ts';
import { findPlotTileVersion, publicColumns, renderPlots } from '../tiles/plotTiles.ts';
import { createProjection, isValidTile, type TileAddress } from '../tiles/tileGrid.ts';
import { encodeVectorTile } from '../tiles/vectorTile.ts';
import { mediaTypes } from './links.ts';

const inActiveDistrict = sql`tahasils.district_id in (select id from districts where is_active)`;
const inActivePlace = sql`m.is_active and tahasils.is_active and ${inActiveDistrict}`;

async function renderPlaces(
  db: Database,
  layer: Exclude<OpenCollection, 'plots'>,
  tile: TileAddress,
): Promise<Uint8Array> {
  const rows = await queryRows<OutlineRow>(db, selectOutlines(inActiveDistrict, layer, tile));
  const project = createProjection(tile);
  const features = rows.map(({ id, ring, area, ...properties }) => ({
    id,
    ring: project(Buffer.from(ring.buffer, ring.byteOffset, ring.byteLength)),
    properties: { ...properties, area_acres: area },
  }));
  return encodeVectorTile(layer, features);
}

/**
 * Returns a public tile of a collection; undefined for a tile that the collection does not have. `onRender` is called
 * before a tile is rendered, which an unchanged tile of plots is not.
 */
export async function findPublicTile(
  db: Database,
  layer: OpenCollection,
  tile: TileAddress,
  onRender: () => Promise<void>,
): Promise<CachedFile | undefined> {
  if (!isZoomOfLayer(layer, tile) || !isValidTile(tile)) return undefined;
  const mediaType = mediaTypes.tile;
  if (layer === 'plots') {
    const shown = { columns: publicColumns };
    const version = await findPlotTileVersion(db, inActivePlace, tile, shown);
    const make = async () => {
      await onRender();
      return renderPlots(db, tile, version, shown);
    };
    return { mediaType, etag: version.etag, make, isPublic: true };
  }
  await onRender();
  const bytes = await renderPlaces(db, layer, tile);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { mediaType, etag, make: async () => bytes, isPublic: true };
}
