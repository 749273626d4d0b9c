import { loadavg } from 'node:os';
import { VectorTile } from '@mapbox/vector-tile';
import { sql } from 'drizzle-orm';
import { PbfReader } from 'pbf';
import { queryRows, type Database } from '../../../apps/server/src/db/database.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { installFieldKeys } from '../../../apps/server/src/ports/fieldKeys.ts';
import { migrate } from '../../../apps/server/src/db/migration/migrate.ts';
import { openPostgres } from '../../../apps/server/src/db/connection/postgres.ts';
import { seed } from '../../../apps/server/src/db/seed/seed.ts';
import {
  renderPlots,
  findPlotTileVersion,
} from '../../../apps/server/src/features/geo/tiles/plotTiles.ts';
import { addressOf, careless, startCluster } from '../../../tests/support/postgres/cluster.ts';
import { getTileAt } from '../../../tests/support/tiles.ts';
import { median, printTable } from '../statistics.ts';
import { addBlock, blockMiddle, blockPlots, ringAt } from './grow.ts';
import { measure, runs } from './measure.ts';

const rounds = 5;
const tile = getTileAt(blockMiddle, 14);
const everywhere = sql`true`;

// The same plots in PostGIS: one table with shapes in the projection of the tiles.
async function addShapes(db: Database): Promise<void> {
  await db.execute(sql`create extension postgis`);
  const shapes = Array.from({ length: blockPlots.count }, (_, index) => {
    const ring = ringAt(index);
    const corners = [...ring, ...ring.slice(0, 1)].map((corner) => corner.join(' ')).join();
    return { id: blockPlots.first + index, text: `POLYGON((${corners}))` };
  });
  await db.execute(sql`create table shapes as
    select p.id, p.status, p.kisam, p.is_active,
      ST_Transform(ST_GeomFromText(s.text, 4326), 3857) as shape
    from plots p join json_to_recordset(${JSON.stringify(shapes)}::json) as s(id int, text text)
      on s.id = p.id`);
  await db.execute(sql`create index on shapes using gist (shape)`);
  await db.execute(sql`vacuum analyze shapes`);
}

async function ours(db: Database): Promise<Uint8Array> {
  return renderPlots(db, tile, await findPlotTileVersion(db, everywhere, tile));
}

async function theirs(db: Database): Promise<Uint8Array> {
  const { z, x, y } = tile;
  const [row] = await queryRows<{ tile: Uint8Array }>(
    db,
    sql`select ST_AsMVT(here, 'plots', 4096, 'shape', 'id') as tile from (
      select p.id, p.status, coalesce(k.kisam_class, '') as "kissamClass",
        ST_AsMVTGeom(p.shape, ST_TileEnvelope(${z}, ${x}, ${y})) as shape
      from shapes p left join kisams k on k.name = p.kisam
      where p.shape && ST_TileEnvelope(${z}, ${x}, ${y}) and p.is_active
    ) here`,
  );
  return row?.tile ?? new Uint8Array();
}

const plotsIn = (bytes: Uint8Array) =>
  new VectorTile(new PbfReader(bytes)).layers['plots']?.length ?? 0;

async function compare(address: string): Promise<void> {
  const database = await openPostgres(address);
  const { db } = database;
  installFieldKeys(readConfig({}));
  await migrate(database);
  await seed(db, { size: 'small', now: new Date(), onProgress: () => {} });
  await addBlock(db);
  await addShapes(db);
  await db.execute(sql`analyze`);
  const drawers = { 'the service': ours, 'PostGIS, ST_AsMVT': theirs };
  const taken = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, draw] of Object.entries(drawers)) {
      const call = [name, async () => (await draw(db)).length / 1000] as const;
      const { cpu } = await measure(database, call);
      taken.set(name, [...(taken.get(name) ?? []), cpu]);
    }
  }
  const rows: Record<string, string | number>[] = [];
  for (const [name, draw] of Object.entries(drawers)) {
    const bytes = await draw(db);
    const cpu = taken.get(name) ?? [];
    rows.push({
      'drawn by': name,
      plots: plotsIn(bytes),
      kB: (bytes.length / 1000).toFixed(0),
      'CPU ms': median(cpu).toFixed(1),
      'lowest to highest': `${Math.min(...cpu).toFixed(1)} to ${Math.max(...cpu).toFixed(1)}`,
    });
  }
  await database.close();
  printTable(`A tile of zoom 14, ${rounds} rounds of ${runs}, service and database together`, rows);
}

/**
 * Prints the cost of the tile of 4,096 plots here and with PostGIS, interleaved on one PostgreSQL, which must
 * have the extension (PG_BIN names its programs).
 */
export async function measureBesidePostgis(): Promise<void> {
  const cluster = await startCluster(careless);
  try {
    await compare(addressOf(cluster.socket, 'postgres'));
    console.log(`\n${cluster.version}; load ${loadavg()[0]?.toFixed(1)}.`);
  } finally {
    await cluster.remove();
  }
}
