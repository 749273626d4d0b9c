import { sql, type SQL } from 'drizzle-orm';
import { ageBands, type Dashboard } from '@temple-land/portal-core';
import { isOverdue } from '../../db/applications/waiting.ts';
import { queryRows, type Database } from '../../db/database.ts';
import { cases, reports } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import {
  applicationConditions as counted,
  decidedOn,
  toAgeBand,
  toMonth,
} from './applicationConditions.ts';
import { matchesApplication, type DashboardReader } from './dashboardReader.ts';

const months = 12;

const countWhere = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** Counts the applications of the tiles, and their acres and days. */
export async function loadTiles(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['tiles'] & { tenderResults: number }> {
  const { now } = reader;
  const days = sql`floor(extract(epoch from ${decidedOn} - ${applications.createdOn}) / 86400)`;
  const [tiles] = await queryRows<Dashboard['tiles'] & { tenderResults: number }>(
    db,
    sql`select ${countWhere(counted.pending(now, ''))} as pending,
      ${countWhere(counted.overdue(now, ''))} as overdue,
      ${countWhere(counted.dueSoon(now, ''))} as "dueSoon",
      ${countWhere(counted.decided(now, ''))} as decided,
      coalesce(sum(${applications.area}) filter (where ${counted.decided(now, '')}), 0)::float as "decidedArea",
      (percentile_disc(0.5) within group (order by ${days}))::float as "medianDays",
      ${countWhere(counted.everDecided(now, ''))} as "everDecided",
      ${countWhere(counted.tenderResult(now, ''))} as "tenderResults"
    from ${applications} where ${matchesApplication(reader)}`,
  );
  if (!tiles) throw new Error('A count has one row.');
  return tiles;
}

const timing = (now: Date) => sql`
  (count(*) filter (where not ${isOverdue(now)}))::int as "inTime",
  (count(*) filter (where ${isOverdue(now)}))::int as overdue`;

/** Counts open applications by stage, the longest queue first. */
export function listStageCounts(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['stages']> {
  return queryRows(
    db,
    sql`select ${applications.type} as "applicationType", ${applications.state} as state, ${timing(reader.now)}
      from ${applications} where ${matchesApplication(reader)} and ${counted.pending(reader.now, '')}
      group by ${applications.type}, ${applications.state}
      order by count(*) desc, ${applications.type}, ${applications.state}`,
  );
}

/** Counts open applications by age, all bands. */
export async function listAgeCounts(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['ages']> {
  const rows = await queryRows<Dashboard['ages'][number]>(
    db,
    sql`select a.band as "ageBand", count(*) filter (where not a.late)::int as "inTime",
        count(*) filter (where a.late)::int as overdue
      from (select ${toAgeBand(reader.now)} as band, ${isOverdue(reader.now)} as late
        from ${applications} where ${matchesApplication(reader)} and ${counted.pending(reader.now, '')}) a
      group by a.band`,
  );
  const empty = { inTime: 0, overdue: 0 };
  return ageBands.map((ageBand) => ({
    ageBand,
    ...(rows.find((row) => row.ageBand === ageBand) ?? empty),
  }));
}

/** Counts received and decided applications in twelve months, up to the last day of the filter or today. */
export function listMonthFlow(db: Database, reader: DashboardReader): Promise<Dashboard['months']> {
  const { now, filter } = reader;
  const today = now.toISOString();
  const last = sql`date_trunc('month', least(
    ${today}::timestamptz at time zone 'Asia/Kolkata',
    coalesce(nullif(${filter.receivedTo ?? ''}, '')::timestamp, 'infinity')))`;
  return queryRows(
    db,
    sql`with own as materialized (
        select ${toMonth(applications.createdOn)} as received, ${toMonth(decidedOn)} as decided
        from ${applications} where ${matchesApplication(reader)})
      select m.month,
        (select count(*) from own where own.received = m.month)::int as received,
        (select count(*) from own where own.decided = m.month)::int as decided
      from (select to_char(starts, 'YYYY-MM') as month from generate_series(
        ${last} - ${`${months - 1} months`}::interval, ${last}, interval '1 month') as starts) m
      order by m.month`,
  );
}

/** Counts reports of illegitimate use by kind and outcome. */
export function listReportOutcomes(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['reports']> {
  const count = (outcome: string) => countWhere(counted.report(reader.now, `.${outcome}`));
  return queryRows(
    db,
    sql`select ${reports.kind} as kind, ${count('pending')} as pending,
        ${count('transferred')} as transferred, ${count('rejected')} as rejected
      from ${applications} join ${reports} on ${reports.applicationId} = ${applications.id}
      where ${matchesApplication(reader)}
      group by ${reports.kind} order by count(*) desc, ${reports.kind}`,
  );
}

/** Counts the cases of the area and the acres that they recovered. */
export async function loadCaseFigures(
  db: Database,
  reader: DashboardReader,
): Promise<Dashboard['cases']> {
  const { now } = reader;
  const [row] = await queryRows<Dashboard['cases']>(
    db,
    sql`select ${countWhere(counted.caseFiled(now, ''))} as filed,
        ${countWhere(counted.caseOrdered(now, ''))} as ordered,
        ${countWhere(counted.casePossession(now, ''))} as possession,
        coalesce(sum(${cases.recoveredArea}) filter (where ${counted.casePossession(now, '')}), 0)::float
          as "recoveredArea"
      from ${applications} left join ${cases} on ${cases.applicationId} = ${applications.id}
      where ${matchesApplication(reader)}`,
  );
  return row ?? { filed: 0, ordered: 0, possession: 0, recoveredArea: 0 };
}
