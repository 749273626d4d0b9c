import { eq, sql, type SQL } from 'drizzle-orm';
import type { Dashboard, LandShare } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../db/database.ts';
import { bids } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import { mouzas } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import { mouzaLandFacts } from '../../db/schema/register.ts';
import { isTenderOpen } from '../../db/tenders/isTenderOpen.ts';
import { joinPlaces, matchesLand, type DashboardReader } from './dashboardReader.ts';
import { isClosing, isEnding, isRentDue, kisamClass } from './recordConditions.ts';

const countWhere = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** Sums the land of the area by one of its classes, the largest area first. */
function listShares(db: Database, reader: DashboardReader, by: SQL): Promise<LandShare[]> {
  return queryRows(
    db,
    sql`select ${by} as name, sum(${mouzaLandFacts.plots})::int as plots, sum(${mouzaLandFacts.area})::float as area
      from ${mouzaLandFacts} join ${mouzas} on ${mouzas.id} = ${mouzaLandFacts.mouzaId} ${joinPlaces}
      left join ${kisams} on ${kisams.name} = ${mouzaLandFacts.kisam}
      where ${matchesLand(reader)} group by 1 order by 3 desc, 1`,
  );
}

/** Sums the land of the area by kisam class, satwa and state of the record of rights. */
export async function loadLandFigures(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['land']> {
  return {
    kisams: await listShares(db, reader, kisamClass),
    satwas: await listShares(db, reader, sql`${mouzaLandFacts.satwa}`),
    ror: await listShares(db, reader, sql`${mouzaLandFacts.rorStatus}`),
  };
}

/** Counts the leases of the area that end soon, and adds up the rents that are due. */
export async function loadLeaseFigures(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['leases']> {
  const { now } = reader;
  const [row] = await queryRows<Dashboard['leases']>(
    db,
    sql`select ${countWhere(isEnding(30, now))} as "ending30", ${countWhere(isEnding(90, now))} as "ending90",
        ${countWhere(isEnding(180, now))} as "ending180", ${countWhere(isRentDue(now))} as due,
        coalesce(sum(${leases.yearlyRent}) filter (where ${isRentDue(now)}), 0)::float as dues
      from ${leases} join ${mouzas} on ${mouzas.id} = ${leases.mouzaId} ${joinPlaces}
      where ${matchesLand(reader)}`,
  );
  return row ?? { ending30: 0, ending90: 0, ending180: 0, due: 0, dues: 0 };
}

/** Counts the tenders and bids of the state. */
export async function loadTenderFigures(db: Database, now: Date, results: number) {
  return {
    open: await db.$count(tenders, isTenderOpen(now)),
    closing: await db.$count(tenders, isClosing(now)),
    bids: await db.$count(bids),
    results,
  } satisfies Dashboard['tenders'];
}

/** The condition that a lease is active, for counts by place. */
export const isLeaseActive = eq(leases.state, 'active');
