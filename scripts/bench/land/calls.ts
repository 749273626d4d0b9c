import { constants, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../apps/server/src/db/database.ts';
import { khatiyans, plots } from '../../../apps/server/src/db/schema/land.ts';
import { isInTerritory } from '../../../apps/server/src/db/land/landTerritory.ts';
import type { Responsibility } from '../../../apps/server/src/db/land/territory.ts';
import type { ItemsQuery } from '../../../apps/server/src/features/geo/ogc/itemsQuery.ts';
import { listFeatures } from '../../../apps/server/src/features/geo/ogc/listFeatures.ts';
import { findPublicTile } from '../../../apps/server/src/features/geo/ogc/publicTiles.ts';
import { findPlot, listPlotDetails } from '../../../apps/server/src/features/geo/geo.repository.ts';
import { renderOutlines } from '../../../apps/server/src/features/geo/tiles/outlineTiles.ts';
import {
  renderPlots,
  findPlotTileVersion,
} from '../../../apps/server/src/features/geo/tiles/plotTiles.ts';
import {
  findKhatiyans,
  findMouzas,
  buildSearchKeys,
  matchesNumber,
} from '../../../apps/server/src/features/geo/search/search.repository.ts';
import { findPlotEntries } from '../../../apps/server/src/db/land/plotEntries.ts';
import { loadReport } from '../../../apps/server/src/features/reports/landInformation.ts';
import { getTileAt } from '../../../tests/support/tiles.ts';
import { blockMiddle } from './grow.ts';

/** A measured call; its function returns the size of the answer in kB, or undefined. */
export type Call = readonly [name: string, run: () => Promise<number | undefined>];

const language = 'or';

interface Place {
  district: number;
  tahasil: number;
  mouza: number;
  khatiyan: number;
  code: string;
  number: string;
  at: readonly [number, number];
}

// The largest mouza of the first district of the sample.
async function findPlace(db: Database): Promise<Place> {
  const [place] = await queryRows<Omit<Place, 'at'> & { x: number; y: number }>(
    db,
    sql`select t.district_id as district, t.id as tahasil, m.id as mouza, p.khatiyan_id as khatiyan, p.code,
        p.number, ((p.bounds)[1])[0] as x, ((p.bounds)[1])[1] as y
      from mouza_facts f join mouzas m on m.id = f.mouza_id join tahasils t on t.id = m.tahasil_id
      join plots p on p.mouza_id = m.id
      where t.district_id = 1 and m.id < 1000000 order by f.plots desc, p.id limit 1`,
  );
  if (!place) throw new Error('The sample has no land.');
  return { ...place, at: [place.x, place.y] };
}

const gzipKilobytes = (tile: Uint8Array) =>
  gzipSync(tile, { level: constants.Z_BEST_SPEED }).length / 1000;

function reports(db: Database, officer: Responsibility, place: Place): Call[] {
  const ids = {
    districtCode: place.district,
    tahasilCode: place.tahasil,
    villageCode: place.mouza,
    khataNoId: place.khatiyan,
  };
  return (['tahasil', 'mouza', 'khatiyan', 'plot'] as const).map((level) => [
    `report by ${level}`,
    async () => {
      const report = await loadReport(db, officer, { level, ...ids }, new Date());
      return JSON.stringify(report).length / 1000;
    },
  ]);
}

function searches(db: Database, officer: Responsibility, place: Place): Call[] {
  const byName = (words: string[]) => async () => {
    const keys = await buildSearchKeys(db, words);
    const found = await findMouzas(db, officer, { words, keys, language });
    if (found.length === 0) throw new Error(`Nothing is called ${words.join(' ')}.`);
    return undefined;
  };
  return [
    ['search: a name', byName(['matitota'])],
    ['search: a name in Odia', byName(['ବ୍ରହ୍ମଗିରି'])],
    ['search: a name and its tahasil', byName(['konark', 'gop'])],
    [
      'search: a number alone',
      async () => {
        await findKhatiyans(
          db,
          officer,
          matchesNumber(db, officer, khatiyans, place.number, undefined),
          language,
        );
        await listPlotDetails(
          db,
          officer,
          matchesNumber(db, officer, plots, place.number, undefined),
          { limit: 20, language },
        );
        return undefined;
      },
    ],
    [
      'a plot by its code',
      async () => void (await findPlot(db, officer, place.code, { language })),
    ],
    [
      'public check',
      async () => void (await findPlotEntries(db, place.mouza, place.number, language)),
    ],
  ];
}

function tileCalls(db: Database, officer: Responsibility, { at }: Place): Call[] {
  const plotTile = (name: string, middle: readonly [number, number], z: number): Call => [
    name,
    async () => {
      const tile = getTileAt(middle, z);
      return gzipKilobytes(
        await renderPlots(db, tile, await findPlotTileVersion(db, isInTerritory(officer), tile)),
      );
    },
  ];
  const outlines = (layer: 'districts' | 'tahasils' | 'mouzas', z: number): Call => [
    `tile: ${layer}, z${z}`,
    async () =>
      gzipKilobytes(await renderOutlines(db, isInTerritory(officer), layer, getTileAt(at, z))),
  ];
  const stamp: Call = [
    'tile: plots, z14, dense, still true',
    async () =>
      void (await findPlotTileVersion(db, isInTerritory(officer), getTileAt(blockMiddle, 14))),
  ];
  return [
    outlines('districts', 5),
    outlines('tahasils', 8),
    outlines('mouzas', 11),
    plotTile('tile: plots, z14', at, 14),
    plotTile('tile: plots, z14, dense', blockMiddle, 14),
    stamp,
    plotTile('tile: plots, z17, dense', blockMiddle, 17),
  ];
}

function publicCalls(db: Database, { at, mouza }: Place): Call[] {
  const query = { limit: 1000, after: undefined, bbox: undefined, datetime: undefined, places: {} };
  const page = (name: string, own: Partial<ItemsQuery>): Call => [
    name,
    async () => {
      const { features } = await listFeatures(db, 'plots', { ...query, ...own });
      return JSON.stringify(features).length / 1000;
    },
  ];
  const [x, y] = at;
  return [
    page('public: first 1,000 plots', {}),
    page('public: 1,000 plots of a map of the state', { bbox: [81, 17, 180, 23] }),
    page('public: plots in 1 km', { bbox: [x - 0.005, y - 0.005, x + 0.005, y + 0.005] }),
    page('public: plots of a mouza', { places: { mouza_id: mouza } }),
    [
      'public: tile of plots, z14, dense',
      async () => {
        const tile = getTileAt(blockMiddle, 14);
        const found = await findPublicTile(db, 'plots', tile, async () => undefined);
        return gzipKilobytes((await found?.make()) ?? new Uint8Array());
      },
    ],
  ];
}

/** Returns the measured calls, made as the officer of the first district. */
export async function buildCalls(db: Database): Promise<Call[]> {
  const place = await findPlace(db);
  const officer: Responsibility = { userType: 'O', districtId: place.district, tahasilId: null };
  return [
    ...reports(db, officer, place),
    ...searches(db, officer, place),
    ...tileCalls(db, officer, place),
    ...publicCalls(db, place),
  ];
}

/** Counts the plots of the dense tile. */
export async function densePlots(db: Database): Promise<number> {
  return (await findPlotTileVersion(db, sql`true`, getTileAt(blockMiddle, 14))).plots;
}
