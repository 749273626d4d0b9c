// Long because each report has the SQL of its own figures, apart from that of the service.
import { sql, type SQL } from 'drizzle-orm';
import {
  formatIndianDate,
  getTurn,
  plotStatuses,
  registerColumns,
  registerReports,
  submittedStages,
  type RegisterReport,
  type ReportView,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../apps/server/src/db/database.ts';
import { sumReport } from '../../apps/server/src/features/reports/register/reportRows.ts';

type Figures = Record<string, number>;

/** An officer of the whole state. */
export const stateOfficer = { userType: 'O', districtId: null, tahasilId: null } as const;

/** Returns the number of rows and the totals of a view, as an officer of the state reads them. */
export async function readReportFigures(
  db: Database,
  view: ReportView,
  now: Date,
): Promise<Figures> {
  const reader = { caller: stateOfficer, view, now, language: 'en' } as const;
  const { total, totals } = await sumReport(db, reader, registerColumns[view.report]);
  return { rows: total, ...totals };
}

// The plots in use with their figures, looked up in each register for each plot.
const land = sql`land as materialized (
  select p.id, p.kisam, p.status, p.area, p.ring is null as bare, k.id as khatiyan_id, k.satwa, k.ror_status,
    m.id as mouza_id, t.district_id,
    (select c.kisam_class from kisams c where c.name = p.kisam) as kisam_class,
    case when exists (select from leases l where l.plot_id = p.id and l.state = 'active')
      then (select sum(l.area) from leases l where l.plot_id = p.id and l.state = 'active')
      when p.status = 'leased' then p.area else 0 end as leased,
    case when exists (select from land_sale_cases s
        where s.plot_id = p.id and s.deed_no <> '' and s.cancelled_on is null)
      then (select sum(s.area) from land_sale_cases s
        where s.plot_id = p.id and s.deed_no <> '' and s.cancelled_on is null)
      when p.status = 'sold' then p.area else 0 end as sold,
    coalesce((select sum(e.area) from encroachments e where e.plot_id = p.id and e.state = 'open'), 0) as taken,
    (select count(*) from land_use_verifications v where v.plot_id = p.id and v.state = 'completed') as seen
  from plots p, khatiyans k, mouzas m, tahasils t, districts d
  where k.id = p.khatiyan_id and m.id = p.mouza_id and t.id = m.tahasil_id and d.id = t.district_id
    and p.is_active and k.is_active and m.is_active and t.is_active and d.is_active)`;

const books = sql`books as materialized (
  select k.*, t.id as tahasil_id, t.district_id from khatiyans k, mouzas m, tahasils t, districts d
  where m.id = k.mouza_id and t.id = m.tahasil_id and d.id = t.district_id
    and k.is_active and m.is_active and t.is_active and d.is_active)`;

const places = sql`places as (select m.id as mouza_id, t.id as tahasil_id, d.id as district_id
  from mouzas m, tahasils t, districts d where t.id = m.tahasil_id and d.id = t.district_id
    and m.is_active and t.is_active and d.is_active)`;

const plotSums = sql`count(*) as plots, sum(area) as area,
  sum(case when ror_status = 'final' then area else 0 end) as "areaFinal",
  sum(case when ror_status = 'final' then 0 else area end) as "areaNotFinal",
  sum(leased) as "areaLeased", sum(sold) as "areaSold", sum(taken) as "areaEncroached",
  sum(case when status not in ('available', 'leased', 'sold') or leased + sold > area then 0
    else area - leased - sold end) as "areaVacant",
  sum(case when kisam_class in ('stone', 'sand') then area else 0 end) as "areaQuarry",
  sum(seen) as verifications`;

const openAcres = (type: number) =>
  sql`(select coalesce(sum(area), 0) from applications where status = 'P' and mouza_id is not null and type = ${type})`;

const recordOf = (
  where: SQL,
) => sql`with ${land}, ${books}, chosen as (select * from books where ${where}),
  held as (select * from land where khatiyan_id in (select id from chosen))
  select (select count(*) from chosen) as rows, (select sum(rent) from chosen) as amount,
    (select sum(cess) from chosen) as cess, count(*) as plots, sum(area) as area,
    ${sql.join(
      plotStatuses.map(
        (one) => sql`count(*) filter (where status = ${one}) as ${sql.identifier(one)}`,
      ),
      sql`, `,
    )},
    (select count(*) from applications a, chosen c where a.status = 'P' and a.type = 2
      and a.mouza_id = c.mouza_id and a.khata_no = c.number) as applications,
    (select count(*) from applications a, chosen c where a.status = 'P' and a.type = 3
      and a.mouza_id = c.mouza_id and a.khata_no = c.number) as cases
  from held`;

const classSums = (
  key: 'kisam' | 'satwa',
) => sql`with ${land} select count(distinct ${sql.identifier(key)}) as rows,
  count(*) as plots, sum(area) as area,
  sum(case when ror_status = 'final' then area else 0 end) as "areaFinal" from land`;

// An entry of a register stays in its report when its plot goes out of use.
const fromRegister = (table: string) => sql`from ${sql.identifier(table)} r
  where r.mouza_id in (select mouza_id from places)`;

const waiting = submittedStages
  .filter(({ type, state }) => getTurn(type, state) !== 'nobody')
  .map(({ type, state }) => `${type} ${state}`);

const apart = (now: Date): Readonly<Record<RegisterReport, SQL>> => ({
  districts: sql`with ${land}, ${books}, ${places} select ${plotSums},
    (select count(distinct district_id) from places) as rows,
    (select count(distinct tahasil_id) from places) as tahasils, (select count(*) from places) as mouzas,
    (select count(*) from books) as khatiyans, (select sum(rent) from books) as amount from land`,
  mouzas: sql`with ${land}, ${books}, ${places} select (select count(*) from places) as rows, ${plotSums},
    (select count(*) from books) as khatiyans, (select sum(rent) from books) as amount,
    ${openAcres(2)} as "areaApplied", ${openAcres(3)} as "areaCases", ${openAcres(1)} as "areaReported" from land`,
  khatiyans: recordOf(sql`true`),
  rorPending: recordOf(sql`ror_status in ('draft', 'missing')`),
  plots: sql`with ${land} select count(*) as rows, sum(round(area * 100, 4)) as "areaDecimal",
    sum(round(area * 4046.8564224 / 10000, 4)) as "areaHectare", ${plotSums} from land`,
  kisams: classSums('kisam'),
  satwas: classSums('satwa'),
  encroachments: sql`with ${places} select count(*) as rows, sum(r.area) as area,
    coalesce(sum(r.recovered_area), 0) as "recoveredArea" ${fromRegister('encroachments')}`,
  leases: sql`with ${places} select count(*) as rows, sum(r.area) as area, sum(r.yearly_rent) as amount,
    sum(case when r.state = 'active' and r.next_rent_on <= ${formatIndianDate(now)}::date then r.yearly_rent else 0 end)
      as due ${fromRegister('leases')}`,
  pendency: sql`select count(*) as rows, coalesce(sum(area), 0) as area from applications
    where type::text || ' ' || state in (${sql.join(
      waiting.map((one) => sql`${one}`),
      sql`, `,
    )})`,
  disposals: sql`select count(*) as rows, coalesce(sum(area), 0) as area from applications a
    where status in ('A', 'R') and exists (select from application_steps s
      where s.application_id = a.id and s.status in ('A', 'R'))`,
  tenderResults: sql`select count(*) as rows,
    coalesce(sum((select count(*) from bids b where b.auction_id = a.id)), 0) as bids,
    coalesce(sum((select count(*) from bids b where b.auction_id = a.id and b.amount is not null)), 0) as "openedBids",
    coalesce(sum((select max(b.amount) from bids b where b.auction_id = a.id)), 0) as "highestBid",
    coalesce(sum(a.security_amount), 0) as security
    from auctions a where a.is_active and a.tender_id in
      (select id from tenders where close_date <= ${now.toISOString()})`,
  quarryReturns: sql`with ${places} select count(*) as rows, coalesce(sum(q.quantity), 0) as quantity
    from quarry_returns q where q.lease_id in (select r.id ${fromRegister('leases')})`,
  dataQuality: sql`with ${land}, ${books} select
    (select count(*) from land where bare) + (select count(*) from land where kisam_class is null)
      + (select count(*) from land where id in (select plot_id from outline_differences))
      + (select count(*) from books where ror_status = 'missing')
      + (select count(*) from books b where b.id not in (select p.khatiyan_id from plots p where p.is_active))
      + (select count(*) from books where satwa <> '' and satwa not in (select name from satwas)) as rows,
    (select coalesce(sum(area), 0) from land where bare)
      + (select coalesce(sum(area), 0) from land where kisam_class is null)
      + (select coalesce(sum(area), 0) from land where id in (select plot_id from outline_differences)) as area`,
});

async function readApart(db: Database, query: SQL): Promise<Figures> {
  // A look-up for each plot of a million takes longer than the service lets a query run.
  const [row = {}] = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return queryRows<Record<string, number>>(tx, query);
  });
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));
}

/** Returns the columns of a report that are added up. */
export const listSums = (report: RegisterReport): string[] =>
  registerColumns[report].filter(({ isSum }) => isSum === true).map(({ key }) => key);

/** Returns the number of rows and the totals of a report, by SQL that shares nothing with that of the report. */
export async function computeApart(
  db: Database,
  report: RegisterReport,
  now: Date,
): Promise<Figures> {
  const figures = await readApart(db, apart(now)[report]);
  return Object.fromEntries(['rows', ...listSums(report)].map((key) => [key, figures[key] ?? NaN]));
}

/** Returns the figures of land in some column of the plots in use, by its value. */
export async function computeLandBy(
  db: Database,
  column: 'mouza_id' | 'district_id' | 'kisam',
): Promise<Map<string, Figures>> {
  const rows = await queryRows<Record<string, number>>(
    db,
    sql`with ${land} select ${sql.identifier(column)} as value, ${plotSums} from land group by 1`,
  );
  return new Map(
    rows.map(({ value, ...figures }) => [
      String(value),
      Object.fromEntries(Object.entries(figures).map(([key, one]) => [key, Number(one)])),
    ]),
  );
}

/** Returns every figure of every report that differs from the one computed apart: report, column, both figures. */
export async function listDifferences(db: Database, now: Date): Promise<string[]> {
  const found: string[] = [];
  for (const report of registerReports) {
    const [own, other] = [
      await readReportFigures(db, { report }, now),
      await computeApart(db, report, now),
    ];
    for (const [key, value] of Object.entries(other)) {
      if (own[key] !== value) found.push(`${report} ${key}: ${own[key]}, apart ${value}`);
    }
  }
  return found;
}
