import {
  reportFields,
  formatIndianDate,
  message,
  toStoredAnswers,
  type Input,
} from '@temple-land/portal-core';
import { and, eq } from 'drizzle-orm';
import { loadReportDetails } from '../../db/applications/applicationParts.ts';
import { omitApplicant } from '../../db/applications/applicationRows.ts';
import { applications } from '../../db/schema/applications.ts';
import { reports } from '../../db/schema/applicationDetails.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import { findMatchConfidence } from '../../db/land/plotsNear.ts';
import { isNearTahasil } from '../../db/land/tahasilDistance.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import type { Database } from '../../db/database.ts';
import type { MemberHandler } from '../../handler.ts';
import { listPage } from './applications.repository.ts';
import { findGuestLimit } from './guestReport.ts';
import { findLand } from './place.repository.ts';
import { submit, type PreparedRows, type SubmissionRefusal } from './submit.ts';

const reportType = 1;

type Position = NonNullable<Input<'grievanceSave'>['position']>;

async function toPositionColumns(tx: Database, position: Position, plotCode: string) {
  const { source: positionSource, ...point } = position;
  const positionConfidence = (await findMatchConfidence(tx, point, plotCode)) ?? '';
  return { ...point, positionSource, positionConfidence };
}

/** Returns whether a report has more photos than the office allows. */
export const hasTooManyPhotos = async (tx: Database, photos: readonly string[], now: Date) =>
  new Set(photos).size > (await readLimit(tx, 'reportPhotos', now));

/** Answers grievance/addgrievance: creates a report of illegitimate use for a place of the record. */
export const grievanceSave: MemberHandler<'grievanceSave'> = async (request, context) => {
  const { description, startedOn = '', khataNo = '', plotCode = '', position } = request;
  const limit = await findGuestLimit(context);
  if (limit !== undefined) return { status: 400, message: message(context.language, limit) };
  const form = { ...request, type: reportType, state: 'SUBMITTED' } as const;
  const prepare = async (tx: Database): Promise<PreparedRows | SubmissionRefusal> => {
    const land = await findLand(tx, { ...request, khataNo, plotCode });
    if (!land) return { key: 'apply.place.wrong' };
    if (startedOn > formatIndianDate(context.clock())) return { key: 'step.date' };
    if (request.documents.length === 0) return { key: 'report.photo.required' };
    const now = context.clock();
    if (await hasTooManyPhotos(tx, request.documents, now)) return { key: 'report.photo.tooMany' };
    const isFound = plotCode !== '' || position !== undefined || request.landmark?.trim();
    if (!isFound) return { key: 'report.landmark.required' };
    const { tahasilId } = land.place;
    const isElsewhere = position && !(await isNearTahasil(tx, tahasilId, position));
    if (isElsewhere) return { key: 'report.position.elsewhere' };
    const values = { ...land.place, khataNo, plotCode, purpose: description, area: land.area ?? 0 };
    return {
      district: land.districtCode,
      values,
      details: async (rows, applicationId) => {
        const details = toStoredAnswers(reportFields, request);
        const at = position && (await toPositionColumns(rows, position, plotCode));
        await rows.insert(reports).values({ applicationId, ...details, ...at });
      },
    };
  };
  return submit(context, form, prepare, (tokenNo) => ({ tokenNo }));
};

/**
 * Answers grievance/viewgrievance: a citizen's own reports, or those of an officer's district or tahasil, newest first,
 * without the reporter.
 */
export const grievanceList: MemberHandler<'grievanceList'> = async (request, context) => {
  const { db, caller } = context;
  const { statusType } = request;
  const isOfficer = caller.userType === 'O' || caller.userType === 'T';
  const where = and(
    eq(applications.type, reportType),
    isOfficer
      ? buildTerritoryCondition(caller, applications)
      : eq(applications.applicantId, caller.userId),
    statusType === undefined ? undefined : eq(applications.status, statusType),
  );
  if (where === undefined) return { status: 404 };
  const { rows, total } = await listPage(context, where, request);
  if (total === 0) return { status: 404 };
  const details = await loadReportDetails(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  const unknown = { kind: 'other', startedOn: null, isOngoing: true, isDangerous: false };
  const result = rows.map((row) => {
    const { kind, startedOn, isOngoing, isDangerous } = details.get(row.applicationId) ?? unknown;
    return { ...omitApplicant(row), report: { kind, startedOn, isOngoing, isDangerous } };
  });
  return { status: 200, result: { rows: result, total } };
};
