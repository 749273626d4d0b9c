import { tempFileLifeMs } from '@temple-land/portal-core';
import { attachDocuments } from '../../db/applications/applicationWrites.ts';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../handler.ts';

/** Thrown to roll back when a file does not belong to the person who takes the step. */
export class AttachmentError extends Error {}

/** The files that are added with a step, by their temporary names, and the kind of each. */
export interface StepFiles {
  documents?: readonly string[] | undefined;
  documentKinds?: Readonly<Record<string, number>> | undefined;
}

/** Attaches the files of a step to its application. */
export async function attachStepFiles(
  tx: Database,
  applicationId: number,
  { caller, clock }: SignedIn,
  { documents = [], documentKinds: kinds = {} }: StepFiles,
): Promise<void> {
  const tempIds = [...new Set(documents)];
  const createdAfter = new Date(clock().getTime() - tempFileLifeMs);
  const files = { ownerId: caller.userId, tempIds, kinds, createdAfter };
  const attached = await attachDocuments(tx, { applicationId }, files);
  if (attached !== tempIds.length) throw new AttachmentError();
}
