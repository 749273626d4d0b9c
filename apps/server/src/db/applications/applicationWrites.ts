import { and, eq, gt, sql } from 'drizzle-orm';
import {
  buildApplicationNumber,
  type ApplicationType,
  type DocumentKindRule,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { announceChange } from './announceChange.ts';
import { isAcceptedFile, listDocumentKinds } from './documentKinds.ts';
import { applications, applicationSteps, sequences } from '../schema/applications.ts';
import { toStoredStepData } from './stepData.ts';
import { isTemporaryFile } from './temporaryFiles.ts';
import { documents } from '../schema/documents.ts';

/** Increments a sequence and returns its number; rolls back with its transaction. */
export async function incrementSequence(
  db: Database,
  type: number,
  district: string,
  year: number,
): Promise<number> {
  const [row] = await db
    .insert(sequences)
    .values({ type, district, year, last: 1 })
    .onConflictDoUpdate({
      target: [sequences.type, sequences.district, sequences.year],
      set: { last: sql`${sequences.last} + 1` },
    })
    .returning({ last: sequences.last });
  return row?.last ?? 1;
}

/** Creates the next application number of a type, district and year. */
export async function createApplicationNumber(
  db: Database,
  type: ApplicationType,
  district: string,
  year: number,
): Promise<string> {
  return buildApplicationNumber(
    type,
    year,
    district,
    await incrementSequence(db, type, district, year),
  );
}

/** A step to add to an application's history. */
export type NewStep = Omit<typeof applicationSteps.$inferInsert, 'identityEnd'>;

/** Adds a step to an application's history, and tells the officers of its area; returns its id. */
export async function addStep(db: Database, step: NewStep): Promise<number> {
  const [row] = await db
    .insert(applicationSteps)
    .values({ ...step, ...toStoredStepData(step.given) })
    .returning({ id: applicationSteps.id });
  await announceChange(db, step.applicationId);
  return row?.id ?? 0;
}

/** The owner of a document: an application, the registration of a bidder, or a correction request. */
export type DocumentOwner =
  { applicationId: number } | { bidderId: number } | { correctionId: number };

/** A user's temporary files with the kinds of documents that they are. */
export interface NewFiles {
  ownerId: number;
  tempIds: readonly string[];
  kinds: Readonly<Record<string, number>>;
  /** Older files have expired. */
  createdAfter: Date;
}

/** Returns the kinds of documents of an application: those in force when it was filed. */
export async function listKindsOfApplication(
  db: Database,
  applicationId: number,
): Promise<DocumentKindRule[]> {
  const [row] = await db
    .select({ createdOn: applications.createdOn })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row ? listDocumentKinds(db, row.createdOn) : [];
}

/**
 * Attaches a user's temporary files to an owner; returns the number of attached files, without those that their kind
 * does not accept, for which the caller rolls back.
 */
export async function attachDocuments(
  db: Database,
  owner: DocumentOwner,
  { ownerId, tempIds, kinds, createdAfter }: NewFiles,
): Promise<number> {
  const hasKinds = 'applicationId' in owner && Object.keys(kinds).length > 0;
  const rules = hasKinds ? await listKindsOfApplication(db, owner.applicationId) : [];
  let count = 0;
  for (const tempId of tempIds) {
    const kind = kinds[tempId] ?? null;
    const rule = rules.find(({ documentId }) => documentId === kind);
    const rows = await db
      .update(documents)
      .set({ ...owner, kind })
      .where(
        and(
          eq(documents.tempId, tempId),
          eq(documents.ownerId, ownerId),
          isTemporaryFile(),
          gt(documents.createdOn, createdAfter),
        ),
      )
      .returning({
        fileName: documents.fileName,
        size: sql<number>`coalesce(${documents.receivedSize}, ${documents.size})`,
      });
    count += rows.filter(
      (file) => kind === null || (rule !== undefined && isAcceptedFile(rule, file)),
    ).length;
  }
  return count;
}
