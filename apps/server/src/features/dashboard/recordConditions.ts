import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { formatIndianDate, type RecordFigure } from '@temple-land/portal-core';
import { isTenderOpen } from '../../db/tenders/isTenderOpen.ts';
import { bids } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { outlineDifferences } from '../../db/schema/operations.ts';
import { kisams } from '../../db/schema/plotDetails.ts';

const dayMs = 86_400_000;
const closingDays = 7;

const isActive = eq(leases.state, 'active');

/** Returns the condition that an active lease ends within some days from today. */
export function isEnding(days: number, now: Date): SQL {
  const today = formatIndianDate(now);
  const last = formatIndianDate(new Date(now.getTime() + days * dayMs));
  return sql`(${isActive} and ${leases.endsOn} between ${today} and ${last})`;
}

/** Returns the condition that the yearly rent of an active lease is due. */
export const isRentDue = (now: Date): SQL =>
  sql`(${isActive} and coalesce(${leases.nextRentOn} <= ${formatIndianDate(now)}, false))`;

/** Returns the condition that a tender is open and closes within seven days. */
export const isClosing = (now: Date) =>
  sql`(${isTenderOpen(now)} and ${tenders.closeDate} < ${new Date(now.getTime() + closingDays * dayMs).toISOString()})`;

/** The name of the class of a kisam; `other` where none is recorded. */
export const kisamClass = sql<string>`coalesce(${kisams.kisamClass}, 'other')`;

const isLand = sql`(${plots.isActive} and ${khatiyans.isActive})`;

/** The records that each figure counts, from the tables of its list. */
export const recordConditions: Readonly<Record<RecordFigure, (now: Date, part: string) => SQL>> = {
  leaseActive: () => isActive,
  leaseEnding: (now, part) => isEnding(Number(part) || 0, now),
  leaseDue: (now) => isRentDue(now),
  plots: () => isLand,
  plotsOfKisam: (_, part) => sql`(${isLand} and ${kisamClass} = ${part})`,
  plotsOfSatwa: (_, part) => sql`(${isLand} and ${khatiyans.satwa} = ${part})`,
  plotsOfRor: (_, part) => sql`(${isLand} and ${khatiyans.rorStatus} = ${part})`,
  plotsWithoutOutline: () => sql`(${isLand} and ${plots.ring} is null)`,
  plotsOfOtherArea: () => sql`(${isLand} and ${outlineDifferences.plotId} is not null)`,
  tenderOpen: (now) => isTenderOpen(now) ?? sql`false`,
  tenderClosing: (now) => isClosing(now),
  tenderBids: () => and(gt(bids.id, 0)) ?? sql`true`,
};
