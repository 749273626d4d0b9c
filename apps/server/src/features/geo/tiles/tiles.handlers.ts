import { createHash } from 'node:crypto';
import { holdsDataRight, layerSubjects, message, type MapLayer } from '@temple-land/portal-core';
import { findFirstDay, isKnownDay } from '../../../db/land/landOnDay.ts';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import type { CachedFile, MemberHandler, SignedIn } from '../../../handler.ts';
import { renderContext } from './contextTiles.ts';
import { isZoomOfLayer, layers } from './layers.ts';
import { renderMarks, isMarkLayer } from './markTiles.ts';
import { renderOutlines } from './outlineTiles.ts';
import { renderPlots, findPlotTileVersion } from './plotTiles.ts';
import { isValidTile, type TileAddress } from './tileGrid.ts';

const mediaType = 'application/vnd.mapbox-vector-tile';
const userLimit = { action: 'tile', requests: 6000, windowMs: 600_000 };

const maySee = ({ dataRights }: SignedIn, layer: MapLayer['id']) =>
  holdsDataRight(dataRights, `data.${layerSubjects[layer]}.see`);

/** Answers with the layers of the map that the caller may see and their names in the caller's language. */
export const mapLayers: MemberHandler<'mapLayers'> = async (_, context) => {
  const { db, language, clock } = context;
  const ids = (Object.keys(layers) as MapLayer['id'][]).filter((id) => maySee(context, id));
  const since = await findFirstDay(db, clock());
  const result = ids.map((id) => ({
    id,
    name: message(language, `map.layer.${id}`),
    ...layers[id],
    note: message(language, 'map.note'),
    ...(id === 'plots' ? { since } : {}),
  }));
  return { status: 200, result };
};

async function renderLayer(
  layer: Exclude<MapLayer['id'], 'plots'>,
  { db, caller }: Parameters<MemberHandler<'mapTile'>>[1],
  tile: TileAddress,
): Promise<Uint8Array> {
  if (layer === 'context') return renderContext(db, caller, tile);
  return isMarkLayer(layer)
    ? renderMarks(db, caller, layer, tile)
    : renderOutlines(db, isInTerritory(caller), layer, tile);
}

/**
 * Answers with a vector tile of the officer's territory; 404 for an invalid tile of the layer, or a layer that the role
 * may not see. Plots are also answered as of a day; 404 for a day before the history of the record or after today, and of
 * other layers. An unchanged tile is not rendered again.
 */
export const mapTile: MemberHandler<'mapTile'> = async ({ layer, day, ...tile }, context) => {
  const { db, caller, clock } = context;
  if (!isZoomOfLayer(layer, tile) || !isValidTile(tile) || !maySee(context, layer))
    return undefined;
  if (day !== undefined && (layer !== 'plots' || !(await isKnownDay(db, day, clock()))))
    return undefined;
  const counted = () => enforceUserRateLimit(context, caller.userId, userLimit);
  if (layer !== 'plots') {
    await counted();
    const bytes = await renderLayer(layer, context, tile);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    return { mediaType, etag, make: async () => bytes } satisfies CachedFile;
  }
  const stamp = await findPlotTileVersion(db, isInTerritory(caller), tile, { day });
  const make = async () => {
    await counted();
    return renderPlots(db, tile, stamp, { day });
  };
  return { mediaType, etag: stamp.etag, make };
};
