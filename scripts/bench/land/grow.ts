import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../apps/server/src/db/database.ts';
import { toBox, packRing, type Ring } from '../../../apps/server/src/db/land/ring.ts';
import { khatiyans, mouzas, plots } from '../../../apps/server/src/db/schema/land.ts';
import { insertInBatches } from '../../../apps/server/src/db/seed/insertInBatches.ts';
import { getTileAt } from '../../../tests/support/tiles.ts';

const room = 1_000_000;
const block = { id: 900_000_001, tahasilId: 1, columns: 64 };
const tile = getTileAt([88, 20.5], 14);
const west = (tile.x / 2 ** 14) * 360 - 180;
const latitudeAt = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** 14))) * 180) / Math.PI;
const north = latitudeAt(tile.y);
const [wide, high] = [
  360 / 2 ** 14 / block.columns,
  (north - latitudeAt(tile.y + 1)) / block.columns,
];

/** Returns the outline of a plot of the block by its index. */
export const ringAt = (index: number): Ring => {
  const x = west + (index % block.columns) * wide;
  const y = north - Math.floor(index / block.columns) * high;
  return [
    [x, y - high],
    [x + wide, y - high],
    [x + wide, y],
    [x, y],
  ];
};

/** The first id and the number of plots of the block; their ids are consecutive. */
export const blockPlots = { first: block.id, count: block.columns ** 2 };

/** The centre of the block. */
export const blockMiddle = [
  west + (wide * block.columns) / 2,
  north - (high * block.columns) / 2,
] as const;

/** Adds a mouza with 4,096 plots in one tile of zoom 14. */
export async function addBlock(db: Database): Promise<void> {
  const { id, tahasilId } = block;
  const whole: Ring = [ringAt(0)[3] ?? [0, 0], ringAt(block.columns ** 2 - 1)[1] ?? [0, 0]];
  const names = { nameEn: 'Dense block', nameOr: '', nameHi: '' };
  const outline = { bounds: toBox(whole), ring: packRing(whole) };
  await db.insert(mouzas).values({ id, tahasilId, ...names, ...outline });
  await db.insert(khatiyans).values({ id, mouzaId: id, number: '1' });
  const rows = Array.from({ length: block.columns ** 2 }, (_, index) => ({
    id: id + index,
    khatiyanId: id,
    mouzaId: id,
    code: `${id}-${index + 1}`,
    number: String(index + 1),
    kisam: 'Sarada-1',
    area: 0.3,
    status: index % 3 === 0 ? 'leased' : 'available',
    version: 1,
    isActive: true,
    bounds: toBox(ringAt(index)),
    ring: packRing(ringAt(index)),
  }));
  await insertInBatches(db, plots, rows);
}

// Each copy is five degrees further east and has the same place names.
function copies(times: number): SQL[] {
  const shift = sql.raw(String(times * room));
  const east = sql.raw(`+ point(${times * 5}, 0)`);
  const own = sql.raw(`id < ${room}`);
  return [
    sql`insert into districts (id, code, name_en, name_or, name_hi, aliases, bounds, ring)
      select id + ${shift}, code || ${times}::text, name_en || ' ' || ${times}::text, name_or, name_hi,
        aliases, bounds ${east}, ring from districts where ${own}`,
    sql`insert into tahasils (id, district_id, name_en, name_or, name_hi, bounds, ring)
      select id + ${shift}, district_id + ${shift}, name_en, name_or, name_hi, bounds ${east}, ring
      from tahasils where ${own}`,
    sql`insert into mouzas (id, tahasil_id, thana_no, name_en, name_or, name_hi, bounds, ring)
      select id + ${shift}, tahasil_id + ${shift}, thana_no, name_en, name_or, name_hi, bounds ${east}, ring
      from mouzas where ${own}`,
    sql`insert into map_features (id, mouza_id, kind, bounds, ring)
      select id + ${shift}, mouza_id + ${shift}, kind, bounds ${east}, ring from map_features where ${own}`,
    sql`insert into khatiyans (id, mouza_id, number, owner_line, satwa, rent, cess, ror_status, published_on)
      select id + ${shift}, mouza_id + ${shift}, number, owner_line, satwa, rent, cess, ror_status,
        published_on from khatiyans where ${own}`,
    sql`insert into plots (id, khatiyan_id, mouza_id, code, number, kisam, area, status, bounds, ring)
      select id + ${shift}, khatiyan_id + ${shift}, mouza_id + ${shift}, code || '-' || ${times}::text,
        number, kisam, area, status, bounds ${east}, ring from plots where ${own}`,
    sql`insert into plot_details (plot_id, sabik_no, chaka, present_use)
      select plot_id + ${shift}, sabik_no, chaka, present_use from plot_details
      where plot_id < ${sql.raw(String(room))}`,
  ];
}

async function copiesIn(db: Database): Promise<number> {
  const [row] = await queryRows<{ last: number }>(db, sql`select max(id) as last from districts`);
  return Math.floor((row?.last ?? 0) / room);
}

/** Copies the sample's land until there are at least `plotCount` plots; reports its progress. */
export async function growTo(
  db: Database,
  plotCount: number,
  onProgress: (line: string) => void,
): Promise<number> {
  let count = await db.$count(plots);
  for (let times = 1 + (await copiesIn(db)); count < plotCount; times += 1) {
    for (const statement of copies(times)) await db.execute(statement);
    count = await db.$count(plots);
    onProgress(`  ${count} of ${plotCount} plots`);
  }
  await db.execute(sql`analyze`);
  return count;
}
