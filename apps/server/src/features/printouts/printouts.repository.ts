import { and, asc, eq, ne, or as either, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import {
  isDecidingAction,
  LandSketch,
  type ApplicationType,
  type LandPlot,
  type LetterText,
} from '@temple-land/portal-core';
import { loadDetails } from '../../db/applications/applicationParts.ts';
import { findCorrectedAnswers } from '../../db/applications/landDetails.ts';
import { listLetters } from '../../db/applications/letters.ts';
import { loadPlots } from '../../db/applications/otherPlots.ts';
import { loadReasonNames, type ReasonName } from '../../db/applications/reasons.ts';
import type { Database } from '../../db/database.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { users } from '../../db/schema/account.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { caseNotices, caseParties } from '../../db/schema/courtCases.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';

import type { PrintedSketch } from './pdf/sketchFigure.ts';

/** An application with the names that a printout shows. */
export interface PrintoutRecord {
  application: typeof applications.$inferSelect & { type: ApplicationType };
  applicant: string;
  district: { nameEn: string; nameOr: string };
  tahasil: { nameEn: string; nameOr: string };
  mouza: string;
  /** The plot's number; empty without a plot. */
  plotNo: string;
  /** Every plot of an application for several; absent for one plot or none. */
  plots?: readonly LandPlot[] | undefined;
  /** The answers that are stored beside the application, by the names of their columns. */
  details: Readonly<Record<string, unknown>>;
  /** The answers that the office asked again, with the new ones. */
  corrected: Readonly<Record<string, unknown>>;
}

async function findRecord(
  db: Database,
  where: SQL | undefined,
): Promise<PrintoutRecord | undefined> {
  const [row] = await db
    .select({
      application: applications,
      applicant: users.fullName,
      district: { nameEn: districts.nameEn, nameOr: districts.nameOr },
      tahasil: { nameEn: tahasils.nameEn, nameOr: tahasils.nameOr },
      mouza: mouzas.nameEn,
      plotNo: plots.number,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(where);
  if (!row) return undefined;
  const type = row.application.type as ApplicationType;
  const plotsById = await loadPlots(
    db,
    [{ ...row.application, applicationId: row.application.id }],
    'en',
  );
  const { report, quarry, land } = await loadDetails(db, type, row.application.id);
  return {
    ...row,
    application: { ...row.application, type },
    mouza: row.mouza ?? '',
    plotNo: row.plotNo ?? '',
    plots: plotsById.get(row.application.id),
    details: report ?? quarry ?? land ?? {},
    corrected: await findCorrectedAnswers(db, row.application.id),
  };
}

/** Finds an application by its id. */
export const findRecordById = (db: Database, id: number) => findRecord(db, eq(applications.id, id));

/** Finds the sketch of an application with the recorded outline of its plot; undefined without a sketch. */
export async function findSketch(
  db: Database,
  { application, details }: PrintoutRecord,
): Promise<PrintedSketch | undefined> {
  const { sketch } = details;
  if (!v.is(LandSketch, sketch)) return undefined;
  const [plot] = await db
    .select({ ring: plots.ring })
    .from(plots)
    .where(eq(plots.code, application.plotCode));
  return { sketch, outline: plot?.ring ? unpackRing(plot.ring) : [] };
}

/** Finds an application by its number. */
export const findRecordByNumber = (db: Database, number: string) =>
  findRecord(db, eq(applications.number, number));

type StepRow = typeof applicationSteps.$inferSelect;

/** A step that ended an application, and the step that decided it, which differs if the order was issued later. */
export type DecisionStep = StepRow & {
  decided: Pick<StepRow, 'at' | 'byName'>;
  /** The wording of the order; absent in an order without a letter. */
  letter?: LetterText | undefined;
  /** The name of the reason; absent without one. */
  reason?: ReasonName | undefined;
};

const finalStatuses = new Set(['A', 'R', 'G CLOSE']);

/** Returns the steps that ended an application, oldest first; several after a reopening. */
export async function listDecisionSteps(
  db: Database,
  { id: applicationId, type }: Pick<PrintoutRecord['application'], 'id' | 'type'>,
): Promise<DecisionStep[]> {
  const isRelevant = either(eq(applicationSteps.isVisible, true), ne(applicationSteps.status, 'P'));
  const steps = await db
    .select()
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), isRelevant))
    .orderBy(asc(applicationSteps.id));
  const letters = new Map(
    (await listLetters(db, applicationId)).map(({ stepId, en, or }) => [stepId, { en, or }]),
  );
  const codes = steps.flatMap(({ given }) => given['reason'] ?? []);
  const reasons = await loadReasonNames(db, codes);
  const isEndingAt = (index: number) => {
    const status = steps[index]?.status ?? '';
    return finalStatuses.has(status) && steps[index - 1]?.status !== status;
  };
  return steps.flatMap((step, index) => {
    if (!isEndingAt(index)) return [];
    const since = steps.slice(0, index + 1);
    const previousEnding = since.findLastIndex((_, at) => at < index && isEndingAt(at));
    const decided =
      step.status === 'A'
        ? since.slice(previousEnding + 1).findLast(({ action }) => isDecidingAction(type, action))
        : undefined;
    const reason = reasons.get(step.given['reason'] ?? '');
    return [{ ...step, decided: decided ?? step, letter: letters.get(step.id), reason }];
  });
}

/** A notice in a case and the party to whom it is addressed. */
export interface NoticeRow {
  notice: typeof caseNotices.$inferSelect;
  party: typeof caseParties.$inferSelect;
}

const selectNotices = (db: Database) =>
  db
    .select({ notice: caseNotices, party: caseParties })
    .from(caseNotices)
    .innerJoin(caseParties, eq(caseParties.id, caseNotices.partyId));

/** Returns a notice by its id. */
export async function findNotice(db: Database, noticeId: number): Promise<NoticeRow | undefined> {
  const [row] = await selectNotices(db).where(eq(caseNotices.id, noticeId));
  return row;
}

/** Returns all notices in a case. */
export const listNotices = (db: Database, applicationId: number): Promise<NoticeRow[]> =>
  selectNotices(db).where(eq(caseParties.applicationId, applicationId));
