import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  isFieldReportStage,
  type FieldReportVersion,
  type Input,
  type RecordedPlot,
} from '@temple-land/portal-core';
import { recordApplicationAccess } from '../../../db/activity/accessLedger.ts';
import { listOtherPlots } from '../../../db/applications/otherPlots.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { fieldPhotos, fieldReports } from '../../../db/schema/fieldReports.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findCasePlot } from '../casePage/casePlot.ts';
import { isInScope } from '../officer.repository.ts';
import { listVisits } from './fieldVisits.ts';
import { mayReport } from './reportRight.ts';

/** The most reports beside the current one that are shown. */
const maxOthers = 20;

async function loadPhotoDocuments(db: Database, applicationId: number) {
  const rows = await db
    .select()
    .from(fieldPhotos)
    .where(eq(fieldPhotos.applicationId, applicationId));
  return new Map(rows.map(({ photoId, documentId }) => [photoId, documentId]));
}

/** Returns the received field reports of an application, the latest stage and version first. */
async function listReports(db: Database, applicationId: number): Promise<FieldReportVersion[]> {
  const documents = await loadPhotoDocuments(db, applicationId);
  const rows = await db
    .select({
      report: fieldReports,
      by: { userId: users.id, fullName: users.fullName },
    })
    .from(fieldReports)
    .innerJoin(users, eq(users.id, fieldReports.byUserId))
    .where(eq(fieldReports.applicationId, applicationId))
    .orderBy(desc(fieldReports.stageSince), desc(fieldReports.version), desc(fieldReports.id));
  return rows.map(({ report, by }) => ({
    sendingId: report.sendingId,
    version: report.version,
    isFinished: report.isFinished,
    content: {
      ...report.content,
      photos: report.content.photos.flatMap((photo) => {
        const documentId = documents.get(photo.photoId);
        return documentId === undefined ? [] : [{ ...photo, documentId }];
      }),
    },
    by,
    writtenAt: report.writtenAt.toISOString(),
    sentAt: report.sentAt.toISOString(),
    receivedAt: report.receivedAt.toISOString(),
  }));
}

async function findStage(
  { db, caller }: SignedIn,
  { applicationId, applicationType }: Input<'fieldReportCase'>,
) {
  const [row] = await db
    .select({
      state: applications.state,
      plotCode: applications.plotCode,
      stateSince: applications.stateSince,
      version: applications.version,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.type, applicationType),
        inArray(applications.type, [1, 2]),
        isInScope(caller),
      ),
    );
  return row;
}

/** Answers api/officer/field/report: the field report of an application with what is needed to write it. */
export const fieldReportCase: MemberHandler<'fieldReportCase'> = async (request, context) => {
  const { db, caller, language, clock } = context;
  const { applicationId, applicationType } = request;
  const stage = await findStage(context, request);
  const [visit] = await listVisits(db, eq(applications.id, applicationId), language);
  if (stage === undefined || visit === undefined) return { status: 404 };
  await recordApplicationAccess(db, caller.userId, [applicationId], clock());
  const reports = await listReports(db, applicationId);
  const isOpen = isFieldReportStage(applicationType, stage.state);
  const latest = reports.find(({ version }) => version !== null) ?? null;
  const isOfStage = visit.report !== 'none';
  const plot = await findCasePlot(db, { id: applicationId, plotCode: stage.plotCode }, language);
  const others = [];
  for (const { plotCode } of await listOtherPlots(db, applicationId)) {
    const other = await findCasePlot(db, { id: applicationId, plotCode }, language);
    if (other !== null) others.push(toRecordedPlot(other));
  }
  return {
    status: 200,
    result: {
      visit,
      plot: plot && toRecordedPlot(plot),
      ...(others.length > 0 && { otherPlots: others }),
      current: isOpen && !isOfStage ? null : latest,
      others: reports.filter(({ version }) => version === null).slice(0, maxOthers),
      mayWrite: isOpen && (await mayReport(db, applicationType, caller)),
      applicationVersion: stage.version,
    },
  };
};

const toRecordedPlot = ({ plotNo, area, kissam, outlines }: RecordedPlot): RecordedPlot => ({
  plotNo,
  area,
  kissam,
  outlines,
});
