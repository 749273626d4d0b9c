import { and, eq, ilike, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import {
  listStagesOf,
  type AgeBand,
  type InboxFilter,
  type InboxFlag,
  type InboxTab,
  type StepRight,
} from '@temple-land/portal-core';
import { isOpenQuestion } from '../../../db/applications/officeQuestions.ts';
import { isInStage, isOverdue, isTurnOf, isWaiting } from '../../../db/applications/waiting.ts';
import { likePattern } from '../../../db/query/likePattern.ts';
import { reports } from '../../../db/schema/applicationDetails.ts';
import { applications } from '../../../db/schema/applications.ts';
import { mouzas, plots } from '../../../db/schema/land.ts';
import { officeQuestions } from '../../../db/schema/officeQuestions.ts';
import { assignments, escalations } from '../../../db/schema/officeWork.ts';
import type { Caller } from '../../../handler.ts';
import { isInScope, matchesPlace } from '../officer.repository.ts';

const dayMs = 86_400_000;

/** The officer whose inbox is read, and the time. */
export interface InboxReader {
  caller: Caller;
  rights: ReadonlySet<StepRight>;
  now: Date;
  /** Whether decisions follow the stages of the workflow. */
  isByStages: boolean;
  /** The officers for whom the caller covers today. */
  coveredIds: readonly number[];
}

/** Returns the condition that another officer than the given ones deals with an application in its stage. */
const isTakenByOthers = (holderIds: readonly number[]) => sql`exists (
  select 1 from ${assignments} where ${and(
    eq(assignments.applicationId, applications.id),
    eq(assignments.state, applications.state),
    notInArray(assignments.userId, [...holderIds]),
  )})`;

/** Returns the condition that an application waits for an officer. */
export function isWaitingForCaller(reader: InboxReader): SQL {
  const stages = listStagesOf(reader.rights, reader.isByStages);
  if (stages.length === 0) return sql`false`;
  const holderIds = [reader.caller.userId, ...reader.coveredIds];
  return and(isInStage(stages), not(isTakenByOthers(holderIds))) ?? sql`false`;
}

/** Returns the conditions of the lists of an officer, within the officer's area. */
export function buildTabConditions(reader: InboxReader): Readonly<Record<InboxTab, SQL>> {
  return {
    mine: isWaitingForCaller(reader),
    office: isTurnOf('office', 'service'),
    applicant: isTurnOf('applicant'),
    overdue: isOverdue(reader.now),
    closed: not(isWaiting),
  };
}

/** Returns the condition that an application waits for the officer and is past its date. */
export const isOwnOverdue = (reader: InboxReader): SQL =>
  and(isWaitingForCaller(reader), isOverdue(reader.now)) ?? sql`false`;

const isOther = sql`o.id <> ${applications.id} and o.status = 'P'`;
/** The codes of the plots of the application with an alias, for a query over applications. */
const plotCodes = (alias: 'o' | 'applications') =>
  sql.raw(`(select ${alias}.plot_code
  union all select p.code from other_plots op join plots p on p.id = op.plot_id
  where op.application_id = ${alias}.id)`);
const isSamePlot = sql`${applications.plotCode} <> '' and o.plot_code <> ''
  and exists (select 1 from ${plotCodes('o')} x join ${plotCodes('applications')} y using (plot_code))`;
const isSameLand = sql`o.district_id = ${applications.districtId}
  and o.tahasil_id = ${applications.tahasilId} and o.mouza_id = ${applications.mouzaId}
  and o.khata_no = ${applications.khataNo}`;
// Reports of one person are not linked, because their author is hidden.
const isSameApplicant = sql`o.applicant_id = ${applications.applicantId}
  and ${applications.type} in (2, 6)`;
const existsOther = (condition: SQL) =>
  sql<boolean>`exists (select 1 from ${applications} o where ${isOther} and ${condition})`;

/** The conditions of the flags of an application. */
export const flagConditions: Readonly<Record<InboxFlag, SQL<boolean>>> = {
  case: existsOther(sql`${isSamePlot} and o.type = 3`),
  auction: existsOther(sql`o.type = 6 and ${applications.type} <> 6 and ((${isSamePlot})
    or (o.plot_code = '' and ${applications.plotCode} <> '' and o.mouza_id = ${applications.mouzaId}))`),
  duplicate: existsOther(sql`o.type = ${applications.type}
    and ((${isSamePlot}) or (${isSameApplicant} and ${isSameLand}))`),
  escalated: sql<boolean>`exists (select 1 from ${escalations} where ${and(
    eq(escalations.applicationId, applications.id),
    eq(escalations.stateSince, applications.stateSince),
  )})`,
  officeAsked: sql<boolean>`exists (select 1 from ${officeQuestions} where ${and(
    eq(officeQuestions.applicationId, applications.id),
    isOpenQuestion,
  )})`,
  answered: sql<boolean>`${applications.cameFrom} = 'QUERY' and ${applications.state} = 'SCRUTINY'`,
};

/** The kind of a land application or of the use that a report is about; empty without one. */
export const applicationKind = sql<string>`case when ${applications.type} = 1 then coalesce((
  select ${reports.kind} from ${reports} where ${reports.applicationId} = ${applications.id}), '')
  else ${applications.applicationKind} end`;

function isOfAge(band: AgeBand, now: Date): SQL | undefined {
  const [from = '0', to = ''] = band.split('-');
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const isOldEnough = sql`${applications.createdOn} <= ${daysAgo(Number(from))}`;
  if (to === '') return isOldEnough;
  return and(isOldEnough, sql`${applications.createdOn} > ${daysAgo(Number(to) + 1)}`);
}

function matchesSearch(search = ''): SQL | undefined {
  if (search.trim() === '') return undefined;
  const pattern = likePattern(search);
  const columns = [
    applications.number,
    applications.khataNo,
    plots.number,
    mouzas.nameEn,
    mouzas.nameOr,
    mouzas.nameHi,
  ];
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** A filter of the inbox, or some applications of it. */
export type InboxSelection = InboxFilter & { applicationIds?: readonly number[] | undefined };

/** Returns the condition of a filter within the officer's area; it needs the tables `mouzas` and `plots`. */
export function buildInboxCondition(filter: InboxSelection, reader: InboxReader): SQL | undefined {
  const { applicationType, state, kind, ageBand, flag, tab, applicationIds } = filter;
  return and(
    isInScope(reader.caller),
    buildTabConditions(reader)[tab],
    applicationType === undefined ? undefined : eq(applications.type, applicationType),
    state === undefined ? undefined : eq(applications.state, state),
    kind === undefined ? undefined : eq(applicationKind, kind),
    matchesPlace(filter),
    ageBand && isOfAge(ageBand, reader.now),
    flag && flagConditions[flag],
    matchesSearch(filter.search),
    applicationIds && inArray(applications.id, [...applicationIds]),
  );
}
