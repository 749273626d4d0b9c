import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import type { Bbox } from './itemsQuery.ts';

/** Odisha, where no district has an outline. */
const state: Bbox = [81.3, 17.7, 87.6, 22.6];

type Sides = Record<'west' | 'south' | 'east' | 'north', number | null>;

/** Returns the extent of the districts in use. */
export async function findExtent(db: Database): Promise<Bbox> {
  const [row] = await queryRows<Sides>(
    db,
    sql`select min((bounds[1])[0]) as west, min((bounds[1])[1]) as south,
        max((bounds[0])[0]) as east, max((bounds[0])[1]) as north
      from districts where is_active`,
  );
  const sides = [row?.west, row?.south, row?.east, row?.north].map((side) => side ?? undefined);
  const [west, south, east, north] = sides;
  return west === undefined || south === undefined || east === undefined || north === undefined
    ? state
    : [west, south, east, north];
}
