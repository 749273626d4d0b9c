import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows, type OpenDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migration/migrate.ts';
import { openMemory } from '../../../db/connection/pglite.ts';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import { selectOutlines, type OutlineLayer } from './outlineTiles.ts';

// So large that the embedded engine, left to itself, reads all mouzas rather than looking some up.
const state = { districts: 40, tahasils: 11, mouzas: 10, firstId: 100_000 };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemory();
  await migrate(database);
  const { db } = database;
  const { districts, tahasils, mouzas, firstId } = state;
  const places = sql`${firstId} + n, 'Place ' || n, box(point(88, 22), point(81, 17)), ''::bytea`;
  const above = (each: number) => sql`${firstId} + n / ${each}`;
  await db.execute(sql`insert into districts (id, name_en, bounds, ring, code)
    select ${places}, 'D' || n from generate_series(0, ${districts - 1}) n`);
  await db.execute(sql`insert into tahasils (id, name_en, bounds, ring, district_id)
    select ${places}, ${above(tahasils)} from generate_series(0, ${districts * tahasils - 1}) n`);
  await db.execute(sql`insert into mouzas (id, name_en, bounds, ring, tahasil_id)
    select ${places}, ${above(mouzas)}
    from generate_series(0, ${districts * tahasils * mouzas - 1}) n`);
  await db.execute(sql`analyze`);
});
afterAll(() => database.close());

async function planOf(layer: OutlineLayer, z: number, x: number, y: number): Promise<string> {
  const holder = { userType: 'O', districtId: state.firstId, tahasilId: null };
  const rows = await queryRows<Record<string, string>>(
    database.db,
    sql`explain ${selectOutlines(isInTerritory(holder), layer, { z, x, y })}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('the outlines for an officer of one district, on the embedded engine', () => {
  it.each([
    ['districts', 5, 23, 14],
    ['tahasils', 8, 187, 113],
  ] as const)(
    'look up the mouzas of %s and their figures, and read no others',
    async (layer, z, x, y) => {
      const plan = await planOf(layer, z, x, y);
      expect(plan).toMatch(/Index.* on mouza_facts/);
      expect(plan).not.toMatch(/Seq Scan on (mouzas|mouza_facts)/);
    },
  );
});
