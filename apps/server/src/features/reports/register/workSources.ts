import { sql } from 'drizzle-orm';
import { formatIndianDate, type RegisterReport } from '@temple-land/portal-core';
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

const selectEncroachments: BuildSource = (reader) => sql`
  select ${encroachments.id} as "rowId", ${selectPlaces(reader)}, ${selectPlot},
    ${khatiyans.number} as "khatiyanNo", ${encroachments.kind} as kind, ${encroachments.state} as state,
    ${encroachments.foundOn} as "foundOn", ${encroachments.area} as area,
    ${encroachments.removedOn} as "removedOn", ${encroachments.recoveredArea} as "recoveredArea",
    coalesce(${applications.number}, '') as "applicationNo"
  from ${encroachments} join ${plots} on ${plots.id} = ${encroachments.plotId} ${joinLand}
    left join ${applications} on ${applications.id} = ${encroachments.applicationId}
  where ${isLandInPlace(reader)}`;

const selectLeases: BuildSource = (reader) => {
  const today = formatIndianDate(reader.now);
  const isDue = sql`${leases.state} = 'active' and ${leases.nextRentOn} <= ${today}::date`;
  return sql`
  select ${leases.id} as "rowId", ${selectPlaces(reader)}, ${selectPlot}, ${leases.leaseNo} as "leaseNo",
    ${leases.kind} as kind, ${leases.lessee} as lessee, ${leases.state} as state, ${leases.startsOn} as "startsOn",
    ${leases.endsOn} as "endsOn", ${leases.area} as area, ${leases.yearlyRent} as amount,
    ${leases.nextRentOn} as "nextRentOn", case when ${isDue} then ${leases.yearlyRent} else 0 end as due
  from ${leases} join ${plots} on ${plots.id} = ${leases.plotId} ${joinLand}
  where ${isLandInPlace(reader)}`;
};

const selectApplication = (reader: RegisterReader) => sql`${applications.id} as "rowId",
  ${applications.number} as "applicationNo", 'type' || ${applications.type} as "applicationType",
  ${selectTahasil(reader)}, coalesce(${localName(mouzas, reader.language)}, '') as mouza,
  ${applications.mouzaId} as "mouzaId", ${toDay(sql`${applications.createdOn}`)} as "receivedOn",
  ${applications.area} as area`;

const fromApplications = sql`from ${applications} join ${tahasils} on ${tahasils.id} = ${applications.tahasilId}
  join ${districts} on ${districts.id} = ${applications.districtId}
  left join ${mouzas} on ${mouzas.id} = ${applications.mouzaId}`;

const isApplicationInPlace = (reader: RegisterReader) =>
  isInPlace(reader, sql`${applications.mouzaId}`);

const selectPendency: BuildSource = (reader) => {
  const today = sql`${formatIndianDate(reader.now)}::date`;
  return sql`
  select ${selectApplication(reader)}, 'state.' || ${applications.state} as stage,
    ${toDay(sql`${applications.dueOn}`)} as "dueOn",
    ${today} - ${toDay(sql`${applications.createdOn}`)} as "ageDays",
    greatest(0, ${today} - ${toDay(sql`${applications.dueOn}`)}) as "overdueDays"
  ${fromApplications} where ${isWaiting} and ${isApplicationInPlace(reader)}`;
};

const selectDisposals: BuildSource = (reader) => sql`
  select ${selectApplication(reader)}, ${toDay(sql`decided.at`)} as "decidedOn",
    ${toDay(sql`decided.at`)} - ${toDay(sql`${applications.createdOn}`)} as "decisionDays",
    case when ${applications.status} = 'A' then 'approved' else 'rejected' end as outcome,
    coalesce(${localName(reasons, reader.language)}, '') as reason
  ${fromApplications}
  join lateral (select s.at, s.given ->> 'reason' as reason from ${applicationSteps} s
    where s.application_id = ${applications.id} and s.status in ('A', 'R') order by s.at, s.id limit 1) decided on true
  left join ${reasons} on ${reasons.code} = decided.reason
  where ${applications.status} in ('A', 'R') and ${isApplicationInPlace(reader)}`;

// Tenders are of the state as a whole; the names of bidders are not part of the report.
const selectTenderResults: BuildSource = ({ now, language }) => sql`
  select ${auctions.id} as "rowId", ${tenders.letterNo} as "letterNo",
    ${localText(tenders.title, { or: tenders.titleOr, hi: tenders.titleHi }, language)} as title,
    ${auctions.auctionName} as auction, ${auctions.sourceName} as source,
    ${toDay(sql`${tenders.closeDate}`)} as "closedOn", coalesce(placed.total, 0) as bids,
    coalesce(placed.opened, 0) as "openedBids", coalesce(placed.highest, 0) as "highestBid",
    ${auctions.securityAmount} as security
  from ${auctions} join ${tenders} on ${tenders.id} = ${auctions.tenderId}
  left join (select b.auction_id, count(*) as total, count(b.amount) as opened, max(b.amount) as highest
    from ${bids} b group by b.auction_id) placed on placed.auction_id = ${auctions.id}
  where ${auctions.isActive} and ${tenders.closeDate} <= ${now.toISOString()}`;

const selectReturns: BuildSource = (reader) => sql`
  select row_number() over (order by ${quarryReturns.month}, ${quarryReturns.leaseId})::int as "rowId",
    ${selectPlaces(reader)}, ${selectPlot}, ${leases.leaseNo} as "leaseNo", ${quarryReturns.month} as month,
    ${quarryReturns.quantity} as quantity, ${leases.permittedQuantity} as "permittedQuantity",
    ${quarryReturns.workedArea} as "workedArea"
  from ${quarryReturns} join ${leases} on ${leases.id} = ${quarryReturns.leaseId}
    join ${plots} on ${plots.id} = ${leases.plotId} ${joinLand}
  where ${isLandInPlace(reader)}`;

/** The rows of the reports over registers, applications and tenders. */
export const workSources = {
  encroachments: selectEncroachments,
  leases: selectLeases,
  pendency: selectPendency,
  disposals: selectDisposals,
  tenderResults: selectTenderResults,
  quarryReturns: selectReturns,
} as const satisfies Partial<Record<RegisterReport, BuildSource>>;
