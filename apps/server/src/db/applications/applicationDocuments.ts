import { and, asc, eq, inArray, or } from 'drizzle-orm';
import {
  applicationTypes,
  fixedDocumentKinds,
  formatIndianDate,
  getLastValidDay,
  type AttachedDocument,
  type StoredProof,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { reportFollowers } from '../schema/applicationDetails.ts';
import type { DocumentKindContent } from '../schema/documentKinds.ts';
import { documents } from '../schema/documents.ts';
import { landDetails } from '../schema/landDetails.ts';
import { selectKindAt } from './documentKinds.ts';
import {
  groupByApplication,
  isReporterHiddenFrom,
  type ApplicationReader,
} from './applicationParts.ts';

/** Returns a file name without personal data: document id and extension. */
export function buildNeutralFileName(documentId: number, fileName: string): string {
  const ending = /\.(pdf|jpe?g|png)$/i.exec(fileName)?.[0].toLowerCase() ?? '';
  return `document-${documentId}${ending}`;
}

const { order, deed, refund } = fixedDocumentKinds;

/**
 * The condition that an applicant may read a document: an own one, or the office's order or deed about the land that was
 * applied for, or its proof of a refund. The order of a case names other people than the one who reported it.
 */
export const isApplicantsDocument = or(
  eq(documents.ownerId, applications.applicantId),
  and(eq(applications.type, applicationTypes.land), inArray(documents.kind, [order, deed, refund])),
);

interface DocumentRow {
  documentId: number;
  fileName: string;
  size: number;
  kind: number | null;
  ownerId: number;
  applicantId: number;
  type: number;
  followerId: number | null;
  proofs: StoredProof[] | null;
  content: DocumentKindContent | null;
  createdOn: Date;
}

const toKindNames = ({ nameEn, nameOr, nameHi }: DocumentKindContent) => ({
  en: nameEn,
  or: nameOr,
  hi: nameHi,
});

function toAttachedDocument(row: DocumentRow, reader: ApplicationReader): AttachedDocument {
  const { documentId, fileName, size, kind, ownerId, applicantId, type, followerId } = row;
  const proof = row.proofs?.find((each) => each.documentId === documentId);
  const { content } = row;
  const validUntil = content && getLastValidDay(formatIndianDate(row.createdOn), content);
  return {
    documentId,
    size,
    kind,
    isOfOffice: ownerId !== applicantId && followerId === null,
    fileName: isReporterHiddenFrom(reader, type)
      ? buildNeutralFileName(documentId, fileName)
      : fileName,
    ...(content && { kindNames: toKindNames(content) }),
    ...(validUntil && { validUntil }),
    ...(proof && { proof }),
  };
}

/** Returns the documents of several applications, without their bytes, by application. */
export async function loadDocuments(
  db: Database,
  ids: readonly number[],
  reader: ApplicationReader,
): Promise<Map<number, AttachedDocument[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      applicationId: documents.applicationId,
      documentId: documents.id,
      fileName: documents.fileName,
      size: documents.size,
      kind: documents.kind,
      ownerId: documents.ownerId,
      applicantId: applications.applicantId,
      type: applications.type,
      followerId: reportFollowers.userId,
      proofs: landDetails.possessionProofs,
      content: selectKindAt(documents.kind, applications.createdOn),
      createdOn: documents.createdOn,
    })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .leftJoin(landDetails, eq(landDetails.applicationId, documents.applicationId))
    .leftJoin(
      reportFollowers,
      and(
        eq(reportFollowers.applicationId, documents.applicationId),
        eq(reportFollowers.userId, documents.ownerId),
      ),
    )
    .where(
      and(
        inArray(documents.applicationId, [...ids]),
        reader === 'applicant' ? isApplicantsDocument : undefined,
      ),
    )
    .orderBy(asc(documents.id));
  return groupByApplication(rows, (row) => toAttachedDocument(row, reader));
}
