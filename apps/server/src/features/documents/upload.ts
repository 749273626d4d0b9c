import {
  getFileExtension,
  validateFile,
  detectMediaType,
  tempFileLifeMs,
  uploadMaxBytes,
} from '@temple-land/portal-core';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import type { KeptType } from '../../ports/ports.ts';
import { countWaiting, insertDocument } from './documents.repository.ts';

const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};
const uploadLimit = { action: 'upload', requests: 120, windowMs: 3_600_000 };
const waitingMax = 60;
const keptMaxBytes = 2 * uploadMaxBytes;

// A name is shown to officers and sent back on download: its path and control characters go.
const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"]/gu, '').slice(-100);

async function scanStatus(
  { scanner, caller, record }: SignedIn,
  bytes: Uint8Array,
): Promise<200 | 415 | 503> {
  const about = { userId: caller.userId };
  try {
    if ((await scanner.find(bytes)) === undefined) return 200;
    record('harmful file refused', about);
    return 415;
  } catch {
    record('file not scanned', about);
    return 503;
  }
}

/** A file as it is kept: its type by content, and its bytes, written anew. */
export interface Kept {
  mediaType: KeptType;
  bytes: Uint8Array;
}

const refusedStatus = { damaged: 422, locked: 423, complex: 424, busy: 503 } as const;

type Refused = { status: 413 | 415 | (typeof refusedStatus)[keyof typeof refusedStatus] };

async function sanitize(
  { sanitizer, caller, record }: SignedIn,
  mediaType: KeptType,
  bytes: Uint8Array,
): Promise<Kept | Refused> {
  const about = { userId: caller.userId };
  try {
    const answer = await sanitizer.sanitize(bytes, mediaType, caller.userId);
    if ('bytes' in answer) return { mediaType, bytes: answer.bytes };
    if (answer.refused === 'complex') record('file not readable within limits', about);
    return { status: refusedStatus[answer.refused] };
  } catch {
    record('file not scanned', about);
    return { status: 503 };
  }
}

async function keep(context: SignedIn, fileName: string, { mediaType, bytes }: Kept) {
  const { files, random, caller, clock } = context;
  const [tempId, storageKey] = [random.token(24), random.token(24)];
  await files.put(storageKey, bytes);
  const document = { tempId, fileName, ownerId: caller.userId, mediaType, storageKey, bytes };
  return runOnce(context, async (tx) => {
    await insertDocument(tx, { ...document, createdOn: clock() });
    return { status: 200 as const, result: { tempId, fileName, size: bytes.length } };
  });
}

/**
 * Returns a file that was sent as it is kept, or 413 too large, 415 not one of our types by name and by
 * content or with something harmful inside, 422 damaged, 423 encrypted, 424 beyond the limits of time and
 * memory, 503 when the scanner cannot look or too many files wait to be read.
 */
export async function accepted(
  context: SignedIn,
  fileName: string,
  bytes: Uint8Array,
): Promise<Kept | Refused> {
  const problem = validateFile(fileName, bytes.length);
  if (problem !== undefined) return { status: problem === 'apply.document.size' ? 413 : 415 };
  const scanned = await scanStatus(context, bytes);
  if (scanned !== 200) return { status: scanned };
  const mediaType = detectMediaType(bytes);
  if (!mediaType || !endings[mediaType]?.includes(getFileExtension(fileName)))
    return { status: 415 };
  const file = await sanitize(context, mediaType, bytes);
  return 'bytes' in file && file.bytes.length > keptMaxBytes ? { status: 413 } : file;
}

/**
 * Answers saveFileToTemp: refusals as `accepted` has them, and 503 when too many files wait already.
 */
export const saveFileToTemp: MemberHandler<'saveFileToTemp'> = async (
  { fileName, bytes },
  context,
) => {
  const { db, clock, caller } = context;
  await enforceRateLimit(context, uploadLimit);
  const youngest = new Date(clock().getTime() - tempFileLifeMs);
  if ((await countWaiting(db, caller.userId, youngest)) >= waitingMax) return { status: 503 };
  const file = await accepted(context, fileName, bytes);
  if ('status' in file) return file;
  return keep(context, cleanName(fileName), file);
};
