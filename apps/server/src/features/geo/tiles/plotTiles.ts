import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import { selectKhatiyansOn, selectPlotsOn } from '../../../db/land/landOnDay.ts';
import { getTileBox, createProjection, type TileAddress } from './tileGrid.ts';
import { encodeVectorTile, type Feature, type Properties } from './vectorTile.ts';

/** The maximum plots of a tile; more would exceed 100 kB. */
const maxPlotsPerTile = 5000;

/** The zoom from which a tile has few enough plots to contain their numbers. */
const numbersFromZoom = 15;

/** The columns of the plots of a tile by name: `p`, its kisam `k` and its satwa `s`. */
export interface PlotColumns {
  /** The format of the tile, which its ETag contains. */
  format: string;
  /** Columns whose values are codes without tabs and line ends. */
  base: Readonly<Record<string, SQL>>;
  /** The columns from the zoom on that shows numbers. */
  numbers: Readonly<Record<string, SQL>>;
  /** What a plot must match besides being in use. */
  where: SQL;
}

const removeTabs = (text: SQL) => sql`translate(coalesce(${text}, ''), E'\t\n', '  ')`;

/** The columns of officers. */
const officerColumns: PlotColumns = {
  format: 'plots 2',
  base: { status: sql`p.status`, kissamClass: sql`k.kisam_class`, satwaClass: sql`s.satwa_class` },
  numbers: { plotNo: sql`p.number`, plotCode: sql`p.code` },
  where: sql`true`,
};

/** The columns of everyone: what the public check of a plot shows. */
export const publicColumns: PlotColumns = {
  format: 'public plots 1',
  base: { kisam_class: sql`k.kisam_class` },
  numbers: { plot_no: sql`p.number` },
  where: sql`khatiyans.is_active`,
};

/** What a tile shows of its plots: their columns, those of officers by default, as of a day or of today. */
export interface ShownPlots {
  columns?: PlotColumns;
  day?: string | undefined;
}

/** Returns the plots and khatiyans of a day in the place of their tables; the tables without a day. */
const getSources = (day: string | undefined) =>
  day === undefined
    ? { plots: sql`plots`, khatiyans: sql`khatiyans` }
    : { plots: sql`(${selectPlotsOn(day)})`, khatiyans: sql`(${selectKhatiyansOn(day)})` };

const pickColumns = ({ base, numbers }: PlotColumns, { z }: TileAddress) =>
  Object.entries(z >= numbersFromZoom ? { ...base, ...numbers } : base);

/** The version of a plot tile, with the mouzas of the territory that have plots on it. */
export interface PlotTileVersion {
  etag: string;
  plots: number;
  mouzaIds: number[];
}

/**
 * Returns the version of a plot tile for the mouzas `m` and `tahasils` that match a condition. Its ETag changes with any
 * plot of the tile: it contains the versions of the mouzas with plots on it. Inactive plots count too, so that
 * deactivating a plot changes it; as of a day, so do the outlines that plots had before.
 */
export async function findPlotTileVersion(
  db: Database,
  territory: SQL,
  tile: TileAddress,
  { columns: { format } = officerColumns, day }: ShownPlots = {},
): Promise<PlotTileVersion> {
  const outlines =
    day === undefined
      ? sql`plots`
      : sql`(
          select mouza_id, bounds from plots
          union all
          select m.mouza_id, v.bounds from plot_versions v join plots m on m.id = v.plot_id
        )`;
  // The plots of the tile come first, then its few mouzas by their keys, instead of all mouzas and plots of the territory.
  const rows = await queryRows<{ mouza_id: number; version: number; plots: number }>(
    db,
    sql`with here as materialized (
        select p.mouza_id, count(*) as plots from ${outlines} p
        where p.bounds && ${getTileBox(tile)}::box group by p.mouza_id
      )
      select here.mouza_id, f.version, here.plots
      from here
      join mouzas m on m.id = here.mouza_id
      join tahasils on tahasils.id = m.tahasil_id
      join mouza_facts f on f.mouza_id = m.id
      where m.id = any(array(select mouza_id from here)) and ${territory}
      order by here.mouza_id`,
  );
  const versions = rows.map(({ mouza_id, version }) => `${mouza_id}.${version}`).join(' ');
  const hash = createHash('sha256')
    .update(`${day === undefined ? format : `${format} ${day}`} ${versions}`)
    .digest('base64url');
  return {
    etag: `"${hash}"`,
    plots: rows.reduce((sum, { plots }) => sum + plots, 0),
    mouzaIds: rows.map(({ mouza_id }) => mouza_id),
  };
}

/** The plots of a tile: a line of properties for each, and their rings in the same order. */
interface PackedPlots {
  lines: string | null;
  rings: Uint8Array | null;
}

/**
 * Reads the plots of a tile as two values, which is several times faster than one row per plot. The khatiyans of its
 * mouzas are read once, not one for each plot.
 */
async function readPackedPlots(
  db: Database,
  tile: TileAddress,
  { mouzaIds, plots }: PlotTileVersion,
  { columns = officerColumns, day }: ShownPlots,
): Promise<PackedPlots | undefined> {
  const from = getSources(day);
  const words = sql.join(
    pickColumns(columns, tile).map(([name, column]) =>
      Object.hasOwn(columns.base, name) ? sql`coalesce(${column}, '')` : removeTabs(column),
    ),
    sql`, `,
  );
  const ids = sql`${`{${mouzaIds.join()}}`}::int[]`;
  const largest =
    plots > maxPlotsPerTile ? sql`order by area desc, id limit ${maxPlotsPerTile}` : sql``;
  const [row] = await queryRows<PackedPlots>(
    db,
    sql`select string_agg(concat_ws(E'\t', p.id, length(p.ring), ${words}), E'\n')
          filter (where ${columns.where}) as lines,
        string_agg(p.ring, ''::bytea) filter (where ${columns.where}) as rings
      from (
        select * from (
          select * from ${from.plots} plots where bounds && ${getTileBox(tile)}::box and is_active offset 0
        ) here
        where mouza_id = any(${ids}) ${largest}
      ) p
      left join kisams k on k.name = p.kisam
      left join (
        select id, satwa, is_active from ${from.khatiyans} khatiyans where mouza_id = any(${ids}) offset 0
      ) khatiyans on khatiyans.id = p.khatiyan_id
      left join satwas s on s.name = khatiyans.satwa`,
  );
  return row;
}

function parseProperties(words: string, names: readonly string[]): Properties {
  const values = words.split('\t');
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function* unpackFeatures(
  { lines, rings }: PackedPlots,
  tile: TileAddress,
  columns: PlotColumns,
): Generator<Feature> {
  const names = pickColumns(columns, tile).map(([name]) => name);
  const { buffer, byteOffset, byteLength } = rings ?? new Uint8Array();
  const all = Buffer.from(buffer, byteOffset, byteLength);
  const project = createProjection(tile);
  const known = new Map<string, Properties>();
  let at = 0;
  for (const line of lines?.split('\n') ?? []) {
    const [afterId, afterLength] = [line.indexOf('\t'), line.indexOf('\t', line.indexOf('\t') + 1)];
    const length = Number(line.slice(afterId + 1, afterLength));
    const words = line.slice(afterLength + 1);
    const properties = known.get(words) ?? parseProperties(words, names);
    known.set(words, properties);
    const ring = project(all.subarray(at, at + length));
    at += length;
    yield { id: Number(line.slice(0, afterId)), ring, properties };
  }
}

/** Renders the plots of a tile; only the largest if there are too many. */
export async function renderPlots(
  db: Database,
  tile: TileAddress,
  stamp: PlotTileVersion,
  shown: ShownPlots = {},
): Promise<Uint8Array> {
  const packed = stamp.plots > 0 ? await readPackedPlots(db, tile, stamp, shown) : undefined;
  return packed
    ? encodeVectorTile('plots', unpackFeatures(packed, tile, shown.columns ?? officerColumns))
    : new Uint8Array();
}
