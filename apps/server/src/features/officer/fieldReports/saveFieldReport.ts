import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import {
  isFieldReportStage,
  listFieldReportGaps,
  message,
  tempFileLifeMs,
  type FieldReportDraft,
  type Input,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { announceChange } from '../../../db/applications/announceChange.ts';
import { attachDocuments } from '../../../db/applications/applicationWrites.ts';
import { findCurrentReport } from '../../../db/applications/fieldReports.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { fieldPhotos, fieldReports } from '../../../db/schema/fieldReports.ts';
import type { MemberHandler, Reply, SignedIn } from '../../../handler.ts';
import { isInScope } from '../officer.repository.ts';
import { mayReport } from './reportRight.ts';

type Request = Input<'fieldReportSave'>;
type Answer = Reply<'fieldReportSave'>;

/** Thrown to roll back when a photo of the report was neither sent before nor is a waiting file of the caller. */
class MissingPhoto extends Error {}

/** Locks an application of the caller's area, so that reports about it are stored one after the other. */
async function lockCase(
  tx: Database,
  { applicationId, applicationType }: Request,
  context: SignedIn,
) {
  const [row] = await tx
    .select({
      id: applications.id,
      type: applications.type,
      number: applications.number,
      state: applications.state,
      stateSince: applications.stateSince,
      version: applications.version,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.type, applicationType),
        isInScope(context.caller),
      ),
    )
    .for('update');
  return row;
}

type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;
type StoredReport = typeof fieldReports.$inferSelect;

/** Attaches the photos that the office does not have yet; a photo that came with an earlier report is not stored again. */
async function attachPhotos(
  tx: Database,
  applicationId: number,
  { photos }: FieldReportDraft,
  { caller, clock }: SignedIn,
): Promise<void> {
  if (photos.length === 0) return;
  const ids = photos.map(({ photoId }) => photoId);
  const known = await tx.select().from(fieldPhotos).where(inArray(fieldPhotos.photoId, ids));
  if (known.some((photo) => photo.applicationId !== applicationId)) throw new MissingPhoto();
  const createdAfter = new Date(clock().getTime() - tempFileLifeMs);
  for (const { photoId, tempId, kind } of photos) {
    if (known.some((photo) => photo.photoId === photoId)) continue;
    if (tempId === undefined) throw new MissingPhoto();
    const files = { ownerId: caller.userId, tempIds: [tempId], kinds: { [tempId]: kind } };
    const attached = await attachDocuments(tx, { applicationId }, { ...files, createdAfter });
    if (attached !== 1) throw new MissingPhoto();
    const [document] = await tx
      .select({ documentId: documents.id })
      .from(documents)
      .where(eq(documents.tempId, tempId));
    if (document === undefined) throw new MissingPhoto();
    await tx.insert(fieldPhotos).values({ photoId, applicationId, ...document });
  }
}

const omitTempIds = (content: FieldReportDraft): FieldReportDraft => ({
  ...content,
  photos: content.photos.map(({ photoId, kind, fileName, takenAt, position }) => ({
    photoId,
    kind,
    fileName,
    takenAt,
    position,
  })),
});

function answerStored(
  {
    version,
    isStageOver,
    receivedAt,
  }: Pick<StoredReport, 'version' | 'isStageOver' | 'receivedAt'>,
  current: number,
  found: LockedCase,
): Answer {
  const kept = isStageOver ? ('stageOver' as const) : ('keptAside' as const);
  return {
    status: 200,
    result: {
      outcome: version === null ? kept : 'stored',
      version: current,
      applicationVersion: found.version,
      receivedAt: receivedAt.toISOString(),
    },
  };
}

/** Stores a report once: as the next version of the one on which it is based, else beside the current one. */
async function storeReport(
  tx: Database,
  request: Request,
  found: LockedCase,
  context: SignedIn,
): Promise<Answer> {
  const { sendingId, baseVersion, isFinished } = request;
  const [sent] = await tx.select().from(fieldReports).where(eq(fieldReports.sendingId, sendingId));
  const current = await findCurrentReport(tx, found);
  const currentVersion = current?.version ?? 0;
  if (sent !== undefined) {
    return sent.applicationId === found.id
      ? answerStored(sent, currentVersion, found)
      : { status: 404 };
  }
  const content = omitTempIds(request.content);
  const isSame = current?.isFinished === isFinished && isDeepStrictEqual(current.content, content);
  if (current !== undefined && isSame) return answerStored(current, currentVersion, found);
  await attachPhotos(tx, found.id, request.content, context);
  const isStageOver = !isFieldReportStage(found.type, found.state);
  const isNext = !isStageOver && baseVersion === currentVersion;
  const version = isNext ? currentVersion + 1 : null;
  const receivedAt = context.clock();
  await tx.insert(fieldReports).values({
    sendingId,
    applicationId: found.id,
    stageSince: found.stateSince,
    version,
    isFinished,
    isStageOver,
    content,
    byUserId: context.caller.userId,
    writtenAt: new Date(request.writtenAt),
    sentAt: new Date(request.sentAt),
    receivedAt,
  });
  await addAuditEntry(tx, context, {
    action: 'UPDATE',
    remark: `field report of ${found.number}`,
    changedFields: [{ label: 'version', value: version === null ? 'kept aside' : String(version) }],
  });
  await announceChange(tx, found.id);
  return answerStored({ version, isStageOver, receivedAt }, version ?? currentVersion, found);
}

/**
 * Answers api/officer/field/report/save: a report of the field staff, stored once for each sending; 400 for a finished
 * report with a gap, 403 without the right, 410 when a photo has to be sent again.
 */
export const fieldReportSave: MemberHandler<'fieldReportSave'> = async (request, context) => {
  const { db, caller, language } = context;
  const { isFinished, content, applicationType } = request;
  try {
    return await db.transaction(async (tx): Promise<Answer> => {
      const found = await lockCase(tx, request, context);
      if (found === undefined) return { status: 404 };
      if (!(await mayReport(tx, found.type, caller))) return { status: 403 };
      if (isFinished && listFieldReportGaps(content, applicationType).length > 0) {
        return { status: 400, message: message(language, 'fieldReport.incomplete') };
      }
      return storeReport(tx, request, found, context);
    });
  } catch (error) {
    if (!(error instanceof MissingPhoto)) throw error;
    return { status: 410 };
  }
};
