import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { tempFileLifeMs } from '@temple-land/portal-core';
import { documents } from '../schema/documents.ts';

/** The condition that a file is temporary: of no application, bidder, correction request, profile or change of a record. */
export const isTemporaryFile = (): SQL | undefined =>
  and(
    isNull(documents.applicationId),
    isNull(documents.bidderId),
    isNull(documents.correctionId),
    eq(documents.profilePart, ''),
    eq(documents.sourceLanguage, ''),
  );

/** The condition of a temporary file that its user can still use. */
export const isUnusedUpload = ({
  tempId,
  ownerId,
  now,
}: {
  tempId: string;
  ownerId: number;
  now: Date;
}): SQL | undefined =>
  and(
    eq(documents.tempId, tempId),
    eq(documents.ownerId, ownerId),
    isTemporaryFile(),
    gt(documents.createdOn, new Date(now.getTime() - tempFileLifeMs)),
  );
