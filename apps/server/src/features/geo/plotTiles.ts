import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { mouzasOf } from '../../db/landTerritory.ts';
import type { Responsibility } from '../../db/territory.ts';
import { boxOfTile, projectionOn, type TileAddress } from './tileGrid.ts';
import { vectorTile, type Feature, type Properties } from './vectorTile.ts';

/** How many plots a tile draws at most: with more it would weigh over 100 kB. */
export const plotsATile = 5000;

/** From here on a tile holds few enough plots to carry their numbers. */
const numbersFromZoom = 15;

const seesAll = ({ userType, districtId }: Responsibility) =>
  userType === 'A' || (userType === 'O' && districtId === null);

const own = (db: Database, holder: Responsibility): SQL =>
  seesAll(holder) ? sql`true` : sql`p.mouza_id in ${mouzasOf(db, holder, {})}`;

const onTile = (db: Database, holder: Responsibility, tile: TileAddress): SQL =>
  sql`p.bounds && ${boxOfTile(tile)}::box and ${own(db, holder)}`;

/** What is known of a tile before it is drawn. */
export interface PlotStamp {
  etag: string;
  plots: number;
}

/**
 * Gives a tag that changes when a plot of the tile does: the versions of the mouzas that have plots
 * there. Plots out of use count too, so that a plot that goes out of use changes it.
 */
export async function stampPlots(
  db: Database,
  holder: Responsibility,
  tile: TileAddress,
): Promise<PlotStamp> {
  const rows = await rowsOf<{ mouza_id: number; version: number; plots: number }>(
    db,
    sql`select here.mouza_id, f.version, here.plots
      from (
        select p.mouza_id, count(*) as plots from plots p
        where ${onTile(db, holder, tile)} group by p.mouza_id
      ) here
      join mouza_facts f on f.mouza_id = here.mouza_id
      order by here.mouza_id`,
  );
  const versions = rows.map(({ mouza_id, version }) => `${mouza_id}.${version}`).join(' ');
  const hash = createHash('sha256').update(`plots 1 ${versions}`).digest('base64url');
  return { etag: `"${hash}"`, plots: rows.reduce((sum, { plots }) => sum + plots, 0) };
}

const near = sql`concat_ws(E'\t', p.status, coalesce(k.kisam_class, ''), p.number, p.code)`;
const far = sql`concat_ws(E'\t', p.status, coalesce(k.kisam_class, ''))`;

/**
 * Gives the plots of a tile as one value: for each its id, words and ring, each of the last two behind
 * its length. One value travels several times faster than a row for each plot.
 */
async function packedPlots(
  db: Database,
  holder: Responsibility,
  tile: TileAddress,
  isFull: boolean,
): Promise<Buffer> {
  const words = tile.z >= numbersFromZoom ? near : far;
  const largest = isFull ? sql`order by p.area desc, p.id limit ${plotsATile}` : sql``;
  const [row] = await rowsOf<{ packed: Uint8Array | null }>(
    db,
    sql`select string_agg(int4send(id) || int4send(length(words)) || words
        || int4send(length(ring)) || ring, ''::bytea) as packed
      from (
        select p.id, p.ring, convert_to(${words}, 'UTF8') as words
        from plots p left join kisams k on k.name = p.kisam
        where ${onTile(db, holder, tile)} and p.is_active ${largest}
      ) here`,
  );
  const { buffer, byteOffset, byteLength } = row?.packed ?? new Uint8Array();
  return Buffer.from(buffer, byteOffset, byteLength);
}

function propertiesOf(words: string): Properties {
  const [status = '', kissamClass = '', plotNo, plotCode] = words.split('\t');
  const always = { status, kissamClass };
  return plotNo === undefined || plotCode === undefined ? always : { ...always, plotNo, plotCode };
}

function* featuresOf(packed: Buffer, tile: TileAddress): Generator<Feature> {
  const project = projectionOn(tile);
  const known = new Map<string, Properties>();
  let at = 0;
  const block = () => {
    const start = at + 4;
    at = start + packed.readInt32BE(at);
    return packed.subarray(start, at);
  };
  while (at < packed.length) {
    const id = packed.readInt32BE(at);
    at += 4;
    const words = block().toString();
    const properties = known.get(words) ?? propertiesOf(words);
    known.set(words, properties);
    yield { id, ring: project(block()), properties };
  }
}

/** Draws the plots of a tile that lie in an officer's territory; the largest when there are too many. */
export async function drawPlots(
  db: Database,
  holder: Responsibility,
  tile: TileAddress,
  plots: number,
): Promise<Uint8Array> {
  const packed = await packedPlots(db, holder, tile, plots > plotsATile);
  return vectorTile('plots', featuresOf(packed, tile));
}
