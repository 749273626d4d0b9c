import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import {
  fieldReportStages,
  isFieldReportStage,
  isReporterHidden,
  maskName,
  type ApplicationType,
  type FieldVisit,
  type Language,
} from '@temple-land/portal-core';
import { recordApplicationAccess } from '../../../db/activity/accessLedger.ts';
import { otherPlotCount } from '../../../db/applications/otherPlots.ts';
import type { Database } from '../../../db/database.ts';
import { localName } from '../../../db/query/localName.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { fieldReports, fieldVisits } from '../../../db/schema/fieldReports.ts';
import { districts, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import type { MemberHandler, Reply } from '../../../handler.ts';
import { findCase } from '../casePage/findCase.ts';
import { isInScope } from '../officer.repository.ts';
import { mayReport } from './reportRight.ts';

/** The most places of a list. */
const maxVisits = 500;

const waitsForReport = or(
  ...Object.entries(fieldReportStages).map(([type, state]) =>
    and(eq(applications.type, Number(type)), eq(applications.state, state)),
  ),
);

/** Whether the current report of the present stage is finished; null without a report. */
const isReportFinished = sql<boolean | null>`(
  select ${fieldReports.isFinished} from ${fieldReports}
  where ${fieldReports.applicationId} = ${applications.id}
    and ${fieldReports.stageSince} = ${applications.stateSince}
    and ${fieldReports.version} is not null
  order by ${fieldReports.version} desc limit 1
)`;

function toReportState(isFinished: boolean | null): FieldVisit['report'] {
  if (isFinished === null) return 'none';
  return isFinished ? 'finished' : 'draft';
}

/** Returns the places of some applications, the planned and the due ones first. */
export async function listVisits(
  db: Database,
  where: SQL | undefined,
  language: Language,
): Promise<FieldVisit[]> {
  const rows = await db
    .select({
      applicationId: applications.id,
      applicationNo: applications.number,
      applicationType: applications.type,
      state: applications.state,
      applicant: users.fullName,
      district: localName(districts, language),
      tahasil: localName(tahasils, language),
      mouza: localName(mouzas, language),
      khataNo: applications.khataNo,
      plotNo: plots.number,
      otherPlots: otherPlotCount,
      purpose: applications.purpose,
      dueOn: applications.dueOn,
      plannedOn: fieldVisits.plannedOn,
      isReportFinished,
    })
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .innerJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .leftJoin(fieldVisits, eq(fieldVisits.applicationId, applications.id))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(where)
    .orderBy(
      sql`${fieldVisits.plannedOn} asc nulls last`,
      sql`${applications.dueOn} asc nulls last`,
      asc(applications.id),
    )
    .limit(maxVisits);
  return rows.map(({ isReportFinished: isFinished, dueOn, ...row }) => {
    const applicationType = row.applicationType as ApplicationType;
    return {
      ...row,
      applicationType,
      applicant: isReporterHidden(applicationType) ? null : maskName(row.applicant),
      plotNo: row.plotNo ?? '',
      dueOn: dueOn?.toISOString() ?? null,
      plannedOn: row.plannedOn ?? '',
      report: toReportState(isFinished),
    };
  });
}

/** Answers api/officer/field/visits: the places in the officer's tahasil that wait for a field report. */
export const fieldVisitList: MemberHandler<'fieldVisitList'> = async (
  _,
  { db, caller, language, clock },
) => {
  const visits = await listVisits(db, and(isInScope(caller), waitsForReport), language);
  const ids = visits.map(({ applicationId }) => applicationId);
  await recordApplicationAccess(db, caller.userId, ids, clock());
  return { status: 200, result: visits };
};

/** Answers api/officer/field/visits/plan: sets or removes the day of a visit; 409 when the stage waits for none. */
export const fieldVisitPlan: MemberHandler<'fieldVisitPlan'> = async (
  request,
  { db, caller, clock },
) =>
  db.transaction(async (tx): Promise<Reply<'fieldVisitPlan'>> => {
    const found = await findCase(tx, request, caller);
    if (found === undefined) return { status: 404 };
    if (!(await mayReport(tx, found.type, caller))) return { status: 403 };
    if (!isFieldReportStage(found.type, found.state)) return { status: 409 };
    const { applicationId, plannedOn } = request;
    if (plannedOn === '') {
      await tx.delete(fieldVisits).where(eq(fieldVisits.applicationId, applicationId));
      return { status: 200 };
    }
    const plan = { plannedOn, byUserId: caller.userId, at: clock() };
    await tx
      .insert(fieldVisits)
      .values({ applicationId, ...plan })
      .onConflictDoUpdate({ target: fieldVisits.applicationId, set: plan });
    return { status: 200 };
  });
