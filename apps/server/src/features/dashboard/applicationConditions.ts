import { sql, type SQL } from 'drizzle-orm';
import { ageBands, type ApplicationFigure } from '@temple-land/portal-core';
import { isOverdue, isWaiting } from '../../db/applications/waiting.ts';
import { applicationSteps, applications } from '../../db/schema/applications.ts';
import { reports } from '../../db/schema/applicationDetails.ts';

const dayMs = 86_400_000;
const soonDays = 7;

const isDecided = sql`${applications.status} in ('A', 'R')`;

/** When an application was first approved or rejected; null before. */
export const decidedOn = sql<Date | null>`case when ${isDecided} then (
  select min(${applicationSteps.at}) from ${applicationSteps}
  where ${applicationSteps.applicationId} = ${applications.id} and ${applicationSteps.status} in ('A', 'R')) end`;

/** Returns the month of a moment in India, yyyy-MM. */
export const toMonth = (moment: SQL | typeof applications.createdOn) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** Returns the whole days since receipt. */
const getAge = (now: Date) =>
  sql`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${applications.createdOn}) / 86400)`;

/** Returns the age band of an application. */
export function toAgeBand(now: Date): SQL<string> {
  const cases = ageBands.map((band) => {
    const to = band.split('-')[1] ?? '';
    return to === '' ? sql`else ${band}` : sql`when ${getAge(now)} <= ${Number(to)} then ${band}`;
  });
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}

const isOnTime = (part: string, now: Date) =>
  part === 'overdue' ? isOverdue(now) : sql`not ${isOverdue(now)}`;

const reportOutcomes: Readonly<Record<string, string>> = {
  pending: 'P',
  transferred: 'A',
  rejected: 'R',
};

const soon = (now: Date) => new Date(now.getTime() + soonDays * dayMs).toISOString();

type BuildCondition = (now: Date, part: string) => SQL;

/** The applications that each figure counts; `part` is the part of a group of figures. */
export const applicationConditions: Readonly<Record<ApplicationFigure, BuildCondition>> = {
  pending: () => isWaiting,
  overdue: (now) => isOverdue(now),
  dueSoon: (now) =>
    sql`(${isWaiting} and ${applications.dueOn} >= ${now.toISOString()} and ${applications.dueOn} < ${soon(now)})`,
  decided: (now) =>
    sql`(${toMonth(decidedOn)} = ${toMonth(sql`${now.toISOString()}::timestamptz`)})`,
  everDecided: () => sql`(${decidedOn} is not null)`,
  stage: (now, part) => {
    const [type, state = '', timing = ''] = part.split('.');
    const isAt = sql`${applications.type} = ${Number(type)} and ${applications.state} = ${state}`;
    return sql`(${isWaiting} and ${isAt} and ${isOnTime(timing, now)})`;
  },
  age: (now, part) => {
    const [band = '', timing = ''] = part.split('.');
    return sql`(${isWaiting} and ${toAgeBand(now)} = ${band} and ${isOnTime(timing, now)})`;
  },
  received: (_, part) => sql`(${toMonth(applications.createdOn)} = ${part})`,
  decidedIn: (_, part) => sql`(${toMonth(decidedOn)} = ${part})`,
  report: (_, part) => {
    const [kind = '', outcome = ''] = part.split('.');
    const isKind =
      outcome === '' ? sql`true` : sql`${applications.status} = ${reportOutcomes[outcome] ?? ''}`;
    const exists = sql`exists (select 1 from ${reports}
      where ${reports.applicationId} = ${applications.id} and (${kind} = '' or ${reports.kind} = ${kind}))`;
    return sql`(${applications.type} = 1 and ${exists} and ${isKind})`;
  },
  caseFiled: () => sql`(${applications.type} = 3)`,
  caseOrdered: () =>
    sql`(${applications.type} = 3 and ${applications.state} in ('EVICTION_ORDERED', 'POSSESSION_TAKEN'))`,
  casePossession: () =>
    sql`(${applications.type} = 3 and ${applications.state} = 'POSSESSION_TAKEN')`,
  tenderResult: () => sql`(${applications.type} = 6 and ${isDecided})`,
};
