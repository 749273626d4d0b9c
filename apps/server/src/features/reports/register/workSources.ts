import { sql } from 'drizzle-orm';
import type { RegisterReport } from '@temple-land/portal-core';
import { isWaiting } from '../../../db/applications/waiting.ts';
import { localName, localText } from '../../../db/query/localName.ts';
import { applicationSteps, applications } from '../../../db/schema/applications.ts';
import { auctions, bids } from '../../../db/schema/auctions.ts';
import { tenders } from '../../../db/schema/content.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { leases, quarryReturns } from '../../../db/schema/leases.ts';
import { reasons } from '../../../db/schema/reasons.ts';
import { encroachments } from '../../../db/schema/register.ts';
import {
  getEarlierDay,
  getReportDay,
  getTables,
  isBy,
  isInPlace,
  isLandInPlace,
  joinLand,
  selectPlaces,
  selectTahasil,
  toDay,
  type BuildSource,
  type RegisterReader,
} from './registerReader.ts';

const selectPlot = sql`${plots.code} as "plotCode", ${khatiyans.id} as "khatiyanId", ${plots.number} as "plotNo"`;

const selectEncroachments: BuildSource = (reader) => {
  const on = getTables(reader);
  return sql`
  select ${encroachments.id} as "rowId", ${selectPlaces(reader)}, ${selectPlot},
    ${khatiyans.number} as "khatiyanNo", ${encroachments.kind} as kind, ${encroachments.state} as state,
    ${encroachments.foundOn} as "foundOn", ${encroachments.area} as area,
    ${encroachments.removedOn} as "removedOn", ${encroachments.recoveredArea} as "recoveredArea",
    coalesce(${applications.number}, '') as "applicationNo"
  from ${on.encroachments} join ${on.everyPlot} on ${plots.id} = ${encroachments.plotId} ${joinLand(on)}
    left join ${on.applications} on ${applications.id} = ${encroachments.applicationId}
  where ${isLandInPlace(reader)}`;
};

const selectLeases: BuildSource = (reader) => {
  const on = getTables(reader);
  const today = getReportDay(reader);
  const isDue = sql`${leases.state} = 'active' and ${leases.nextRentOn} <= ${today}::date`;
  return sql`
  select ${leases.id} as "rowId", ${selectPlaces(reader)}, ${selectPlot}, ${leases.leaseNo} as "leaseNo",
    ${leases.kind} as kind, ${leases.lessee} as lessee, ${leases.state} as state, ${leases.startsOn} as "startsOn",
    ${leases.endsOn} as "endsOn", ${leases.area} as area, ${leases.yearlyRent} as amount,
    ${leases.nextRentOn} as "nextRentOn", case when ${isDue} then ${leases.yearlyRent} else 0 end as due
  from ${on.leases} join ${on.everyPlot} on ${plots.id} = ${leases.plotId} ${joinLand(on)}
  where ${isLandInPlace(reader)}`;
};

const selectApplication = (reader: RegisterReader) => sql`${applications.id} as "rowId",
  ${applications.number} as "applicationNo", 'type' || ${applications.type} as "applicationType",
  ${selectTahasil(reader)}, coalesce(${localName(mouzas, reader.language)}, '') as mouza,
  ${applications.mouzaId} as "mouzaId", ${toDay(sql`${applications.createdOn}`)} as "receivedOn",
  ${applications.area} as area`;

const fromApplications = (
  reader: RegisterReader,
) => sql`from ${getTables(reader).applications} join ${tahasils} on ${tahasils.id} = ${applications.tahasilId}
  join ${districts} on ${districts.id} = ${applications.districtId}
  left join ${mouzas} on ${mouzas.id} = ${applications.mouzaId}`;

const isApplicationInPlace = (reader: RegisterReader) =>
  isInPlace(reader, sql`${applications.mouzaId}`);

const selectPendency: BuildSource = (reader) => {
  const today = sql`${getReportDay(reader)}::date`;
  return sql`
  select ${selectApplication(reader)}, 'state.' || ${applications.state} as stage,
    ${toDay(sql`${applications.dueOn}`)} as "dueOn",
    ${today} - ${toDay(sql`${applications.createdOn}`)} as "ageDays",
    greatest(0, ${today} - ${toDay(sql`${applications.dueOn}`)}) as "overdueDays"
  ${fromApplications(reader)} where ${isWaiting} and ${isApplicationInPlace(reader)}`;
};

const selectDisposals: BuildSource = (reader) => sql`
  select ${selectApplication(reader)}, ${toDay(sql`decided.at`)} as "decidedOn",
    ${toDay(sql`decided.at`)} - ${toDay(sql`${applications.createdOn}`)} as "decisionDays",
    case when ${applications.status} = 'A' then 'approved' else 'rejected' end as outcome,
    coalesce(${localName(reasons, reader.language)}, '') as reason
  ${fromApplications(reader)}
  join lateral (select s.at, s.given ->> 'reason' as reason from ${applicationSteps} s
    where s.application_id = ${applications.id} and s.status in ('A', 'R') order by s.at, s.id limit 1) decided on true
  left join ${reasons} on ${reasons.code} = decided.reason
  where ${applications.status} in ('A', 'R') and ${isApplicationInPlace(reader)}`;

// Tenders are of the state as a whole; the names of bidders are not part of the report.
const selectTenderResults: BuildSource = (reader) => sql`
  select ${auctions.id} as "rowId", ${tenders.letterNo} as "letterNo",
    ${localText(tenders.title, { or: tenders.titleOr, hi: tenders.titleHi }, reader.language)} as title,
    ${auctions.auctionName} as auction, ${auctions.sourceName} as source,
    ${toDay(sql`${tenders.closeDate}`)} as "closedOn", coalesce(placed.total, 0) as bids,
    coalesce(placed.opened, 0) as "openedBids", coalesce(placed.highest, 0) as "highestBid",
    ${auctions.securityAmount} as security
  from ${auctions} join ${tenders} on ${tenders.id} = ${auctions.tenderId}
  left join (select b.auction_id, count(*) as total, count(b.amount) as opened, max(b.amount) as highest
    from ${bids} b where ${isBy(reader, sql`b.placed_on`)} group by b.auction_id) placed on placed.auction_id = ${auctions.id}
  where ${auctions.isActive} and ${isBy(reader, sql`${tenders.closeDate}`)}`;

/** The condition that a quarry return is of a month that had ended by an earlier day: its own day is not recorded. */
function isReturnBy(reader: RegisterReader) {
  const day = getEarlierDay(reader);
  return day === undefined
    ? sql`true`
    : sql`${quarryReturns.month} + interval '1 month' <= ${day}::date + 1`;
}

const selectReturns: BuildSource = (reader) => {
  const on = getTables(reader);
  return sql`
  select row_number() over (order by ${quarryReturns.month}, ${quarryReturns.leaseId})::int as "rowId",
    ${selectPlaces(reader)}, ${selectPlot}, ${leases.leaseNo} as "leaseNo", ${quarryReturns.month} as month,
    ${quarryReturns.quantity} as quantity, ${leases.permittedQuantity} as "permittedQuantity",
    ${quarryReturns.workedArea} as "workedArea"
  from ${quarryReturns} join ${on.leases} on ${leases.id} = ${quarryReturns.leaseId}
    join ${on.everyPlot} on ${plots.id} = ${leases.plotId} ${joinLand(on)}
  where ${isReturnBy(reader)} and ${isLandInPlace(reader)}`;
};

/** The rows of the reports over registers, applications and tenders. */
export const workSources = {
  encroachments: selectEncroachments,
  leases: selectLeases,
  pendency: selectPendency,
  disposals: selectDisposals,
  tenderResults: selectTenderResults,
  quarryReturns: selectReturns,
} as const satisfies Partial<Record<RegisterReport, BuildSource>>;
