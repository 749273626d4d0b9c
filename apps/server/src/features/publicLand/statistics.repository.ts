import { and, asc, count, countDistinct, eq, sql, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  applicationTypes,
  type DistrictFigures,
  type Language,
  type MonthFigures,
  type MouzaReports,
  type TahasilFigures,
  type TahasilLand,
  type TypeFigures,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../db/database.ts';
import { localName } from '../../db/query/localName.ts';
import { applications } from '../../db/schema/applications.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import { mouzaFacts } from '../../db/schema/register.ts';

const months = 12;
const total = (column: PgColumn) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);

/**
 * Returns the land of every district in use, from the figures kept per mouza; also of one without mouzas, because the
 * number of districts counts it.
 */
export function listLandByDistrict(db: Database, language: Language): Promise<DistrictFigures[]> {
  return db
    .select({
      district_name: localName(districts, language),
      tahasils: countDistinct(tahasils.id),
      mouzas: count(mouzas.id),
      khatiyans: total(mouzaFacts.khatiyans),
      plots: total(mouzaFacts.plots),
      area: total(mouzaFacts.area),
      areaFinal: total(mouzaFacts.areaFinal),
      areaLeased: total(mouzaFacts.areaLeased),
      areaEncroached: total(mouzaFacts.areaEncroached),
    })
    .from(districts)
    .leftJoin(tahasils, and(eq(tahasils.districtId, districts.id), eq(tahasils.isActive, true)))
    .leftJoin(mouzas, and(eq(mouzas.tahasilId, tahasils.id), eq(mouzas.isActive, true)))
    .leftJoin(mouzaFacts, eq(mouzaFacts.mouzaId, mouzas.id))
    .where(eq(districts.isActive, true))
    .groupBy(districts.id)
    .orderBy(asc(localName(districts, language)));
}

/** Returns the land of every tahasil in use, by district and name. */
export function listLandByTahasil(db: Database, language: Language): Promise<TahasilLand[]> {
  return db
    .select({
      district_name: localName(districts, language),
      tehsil_name: localName(tahasils, language),
      mouzas: count(mouzas.id),
      khatiyans: total(mouzaFacts.khatiyans),
      plots: total(mouzaFacts.plots),
      area: total(mouzaFacts.area),
    })
    .from(tahasils)
    .innerJoin(districts, and(eq(tahasils.districtId, districts.id), eq(districts.isActive, true)))
    .leftJoin(mouzas, and(eq(mouzas.tahasilId, tahasils.id), eq(mouzas.isActive, true)))
    .leftJoin(mouzaFacts, eq(mouzaFacts.mouzaId, mouzas.id))
    .where(eq(tahasils.isActive, true))
    .groupBy(districts.id, tahasils.id)
    .orderBy(asc(localName(districts, language)), asc(localName(tahasils, language)));
}

// The decision time is the first step with another status than pending.
const decisionTimes = sql`decided as (
  select s.application_id, min(s.at) as at from application_steps s
  join applications a on a.id = s.application_id
  where a.status <> 'P' and s.status <> 'P' group by s.application_id
)`;

const workColumns = sql`count(*) as received,
  count(*) filter (where a.status = 'P') as pending,
  count(*) filter (where a.status = 'A') as approved,
  count(*) filter (where a.status = 'R') as rejected,
  count(*) filter (where a.status = 'G CLOSE') as closed,
  round((percentile_cont(0.5) within group (
    order by extract(epoch from d.at - a.created_on) / 86400))::numeric, 1) as "medianDays"`;

const groupedWork = (columns: SQL, joins: SQL, by: SQL) => sql`with ${decisionTimes}
  select ${columns}, ${workColumns} from applications a
  left join decided d on d.application_id = a.id ${joins}
  group by ${by} order by ${by}`;

/** Returns the figures of each application type. */
export function listWorkByType(db: Database): Promise<TypeFigures[]> {
  return queryRows(db, groupedWork(sql`a.type as "applicationType"`, sql``, sql`a.type`));
}

/** Returns the figures of each tahasil. */
export function listWorkByTahasil(db: Database, language: Language): Promise<TahasilFigures[]> {
  const district = localName(districts, language);
  const tahasil = localName(tahasils, language);
  const names = sql`${district} as district_name, ${tahasil} as tehsil_name`;
  const places = sql`join ${tahasils} on ${tahasils.id} = a.tahasil_id
    join ${districts} on ${districts.id} = ${tahasils.districtId}`;
  return queryRows(db, groupedWork(names, places, sql`${district}, ${tahasil}`));
}

/** Counts the reports of illegitimate use of every mouza that has one. */
export function listReportsByMouza(db: Database, language: Language): Promise<MouzaReports[]> {
  const [district, tahasil] = [localName(districts, language), localName(tahasils, language)];
  const mouza = localName(mouzas, language);
  const countOf = (status: string) =>
    sql<number>`count(*) filter (where ${applications.status} = ${status})`.mapWith(Number);
  return db
    .select({
      district_name: district,
      tehsil_name: tahasil,
      mouza_name: mouza,
      received: count(),
      pending: countOf('P'),
      transferred: countOf('A'),
      rejected: countOf('R'),
    })
    .from(applications)
    .innerJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .where(eq(applications.type, applicationTypes.illegitimateUse))
    .groupBy(districts.id, tahasils.id, mouzas.id)
    .orderBy(asc(district), asc(tahasil), asc(mouza));
}

/** Counts received and decided applications in each of the last twelve months, in Indian time. */
export function listWorkByMonth(db: Database, now: Date): Promise<MonthFigures[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')`;
  const monthOf = (moment: SQL) =>
    sql`date_trunc('month', ${moment} at time zone 'Asia/Kolkata') = m.month`;
  return queryRows(
    db,
    sql`with ${decisionTimes}
      select to_char(m.month, 'YYYY-MM') as month,
        (select count(*) from applications a where ${monthOf(sql`a.created_on`)}) as received,
        (select count(*) from decided d where ${monthOf(sql`d.at`)}) as decided
      from generate_series(date_trunc('month', ${today}) - ${`${months - 1} months`}::interval,
        date_trunc('month', ${today}), interval '1 month') as m(month)
      order by m.month`,
  );
}
