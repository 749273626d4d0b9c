import { listStepDocuments, tempFileLifeMs, type ApplicationType } from '@temple-land/portal-core';
import {
  attachDocuments,
  listKindsOfApplication,
} from '../../db/applications/applicationWrites.ts';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../handler.ts';

/** Thrown to roll back when a file is not one of the person who takes the step, or not of a kind of the step. */
export class AttachmentError extends Error {}

/** The files that are added with a step, by their temporary names, and the kind of each. */
export interface StepFiles {
  documents?: readonly string[] | undefined;
  documentKinds?: Readonly<Record<string, number>> | undefined;
}

/** Refuses files of a kind that was not asked for, or that the step of an application cannot have. */
export async function checkStepFiles(
  tx: Database,
  { id, type }: { id: number; type: ApplicationType },
  action: string,
  { documentKinds: kinds = {} }: StepFiles,
  askedKinds: readonly number[] | undefined,
): Promise<void> {
  const given = Object.values(kinds);
  if (given.length === 0) return;
  const ofStep = listStepDocuments(await listKindsOfApplication(tx, id), type, action);
  const allowed = askedKinds ?? ofStep.map(({ documentId }) => documentId);
  if (!given.every((kind) => allowed.includes(kind))) throw new AttachmentError();
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
