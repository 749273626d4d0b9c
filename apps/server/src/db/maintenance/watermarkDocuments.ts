import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { formatDate } from '@temple-land/portal-core';
import type { Files, Random, Sanitizer, StoredMediaType } from '../../ports/ports.ts';
import { selectIdentityKinds } from '../applications/identityKinds.ts';
import type { Database } from '../database.ts';
import { bidders } from '../schema/applicationDetails.ts';
import { applications } from '../schema/applications.ts';
import { documents } from '../schema/documents.ts';
import { runTasks } from './runTasks.ts';

const batchSize = 200;

/** The services that watermarking needs. */
export interface WatermarkDeps {
  db: Database;
  files: Files;
  random: Random;
  sanitizer: Sanitizer;
}

interface UnmarkedDocument {
  id: number;
  storageKey: string;
  mediaType: string;
  number: string;
  createdOn: Date;
}

async function watermarkDocument(deps: WatermarkDeps, document: UnmarkedDocument): Promise<void> {
  const { db, files, random, sanitizer } = deps;
  const { id, storageKey, mediaType, number, createdOn } = document;
  const bytes = await files.get(storageKey);
  if (bytes === undefined) return;
  const watermark = `For ${number} only, ${formatDate(createdOn.toISOString())}`;
  const marked = await sanitizer.watermark(bytes, mediaType as StoredMediaType, watermark);
  if ('refused' in marked) throw new Error(`The file is ${marked.refused}.`);
  const newKey = random.token(24);
  await files.put(newKey, marked.bytes);
  const replaced = await db
    .update(documents)
    .set({
      storageKey: newKey,
      sha256: createHash('sha256').update(marked.bytes).digest('hex'),
      originalSha256: createHash('sha256').update(bytes).digest('hex'),
      size: marked.bytes.length,
      watermark,
    })
    .where(and(eq(documents.id, id), eq(documents.storageKey, storageKey)))
    .returning({ id: documents.id });
  await files.remove(replaced.length === 1 ? storageKey : newKey);
}

const columns = {
  id: documents.id,
  storageKey: documents.storageKey,
  mediaType: documents.mediaType,
};

const isUnmarked = (ownerId: number | undefined) =>
  and(
    eq(documents.watermark, ''),
    ownerId === undefined ? undefined : eq(documents.ownerId, ownerId),
    isNotNull(documents.storageKey),
  );

/** Returns the proofs of identity and address of applications without a watermark. */
const listUnmarkedProofs = ({ db }: WatermarkDeps, ownerId: number | undefined) =>
  db
    .select({ ...columns, number: applications.number, createdOn: applications.createdOn })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .where(and(inArray(documents.kind, selectIdentityKinds(db)), isUnmarked(ownerId)))
    .orderBy(asc(documents.id))
    .limit(batchSize);

/** Returns the files of bidders without a watermark; they have no kind, and each may be an identity proof. */
const listUnmarkedBidderFiles = ({ db }: WatermarkDeps, ownerId: number | undefined) =>
  db
    .select({ ...columns, number: bidders.number, createdOn: bidders.registeredOn })
    .from(documents)
    .innerJoin(bidders, eq(bidders.id, documents.bidderId))
    .where(isUnmarked(ownerId))
    .orderBy(asc(documents.id))
    .limit(batchSize);

/**
 * Writes the number and day of its application or registration across every stored identity proof and every file of a
 * bidder, or those of one owner, that has no such watermark; the hash of the file without it is kept. A file that cannot
 * be marked stays as it is and is tried again; its failure is thrown after the others were marked.
 */
export async function watermarkDocuments(deps: WatermarkDeps, ownerId?: number): Promise<void> {
  const rows = [
    ...(await listUnmarkedProofs(deps, ownerId)),
    ...(await listUnmarkedBidderFiles(deps, ownerId)),
  ];
  await runTasks(
    rows.map((row) => ({
      name: `Watermark of document ${row.id}`,
      run: () => watermarkDocument(deps, { ...row, storageKey: row.storageKey ?? '' }),
    })),
  );
}

/** Marks the identity proofs of an owner at once; what fails is tried again by the hourly tasks. */
export const watermarkSoon = (deps: WatermarkDeps, ownerId: number): Promise<void> =>
  watermarkDocuments(deps, ownerId).catch(() => undefined);
