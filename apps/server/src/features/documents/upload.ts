import {
  getFileExtension,
  validateFile,
  detectMediaType,
  tempFileLifeMs,
  uploadMaxBytes,
} from '@temple-land/portal-core';
import { readLimit } from '../../db/limits/officeLimits.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import type { StoredMediaType } from '../../ports/ports.ts';
import { countTemporaryFiles, insertDocument } from './documents.repository.ts';

const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};
const uploadLimit = { action: 'upload', requests: 120, windowMs: 3_600_000 };
const storedMaxBytes = 2 * uploadMaxBytes;

// A file name is shown to officers and returned on download, so path and control characters are removed.
const sanitizeFileName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"]/gu, '').slice(-100);

async function scanFile(
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

/** An accepted file: media type by content, and sanitised bytes. */
export interface AcceptedFile {
  mediaType: StoredMediaType;
  bytes: Uint8Array;
}

const refusalStatuses = { damaged: 422, locked: 423, complex: 424, busy: 503 } as const;

type UploadRefusal = { status: 413 | 415 | (typeof refusalStatuses)[keyof typeof refusalStatuses] };

async function sanitizeFile(
  { sanitizer, caller, record }: SignedIn,
  mediaType: StoredMediaType,
  bytes: Uint8Array,
): Promise<AcceptedFile | UploadRefusal> {
  const about = { userId: caller.userId };
  try {
    const answer = await sanitizer.sanitize(bytes, mediaType, caller.userId);
    if ('bytes' in answer) return { mediaType, bytes: answer.bytes };
    if (answer.refused === 'complex') record('file not readable within limits', about);
    return { status: refusalStatuses[answer.refused] };
  } catch {
    record('file not scanned', about);
    return { status: 503 };
  }
}

async function storeTemporaryFile(
  context: SignedIn,
  fileName: string,
  { mediaType, bytes }: AcceptedFile,
  receivedSize: number,
) {
  const { files, random, caller, clock } = context;
  const [tempId, storageKey] = [random.token(24), random.token(24)];
  await files.put(storageKey, bytes);
  const stored = { mediaType, storageKey, bytes, receivedSize };
  const document = { tempId, fileName, ownerId: caller.userId, ...stored };
  return runOnce(context, async (tx) => {
    await insertDocument(tx, { ...document, createdOn: clock() });
    return { status: 200 as const, result: { tempId, fileName, size: bytes.length } };
  });
}

/**
 * Checks and sanitises an uploaded file; returns it, or 413 too large, 415 wrong type by name or content, or malware,
 * 422 damaged, 423 encrypted, 424 beyond the limits of time and memory, 503 if the scanner does not answer or too many
 * files are waiting.
 */
export async function acceptFile(
  context: SignedIn,
  fileName: string,
  bytes: Uint8Array,
): Promise<AcceptedFile | UploadRefusal> {
  const problem = validateFile(fileName, bytes.length);
  if (problem !== undefined) return { status: problem === 'apply.document.size' ? 413 : 415 };
  const scanned = await scanFile(context, bytes);
  if (scanned !== 200) return { status: scanned };
  const mediaType = detectMediaType(bytes);
  if (!mediaType || !extensions[mediaType]?.includes(getFileExtension(fileName)))
    return { status: 415 };
  const file = await sanitizeFile(context, mediaType, bytes);
  return 'bytes' in file && file.bytes.length > storedMaxBytes ? { status: 413 } : file;
}

/** Answers saveFileToTemp: refusals as in `acceptFile`, and 503 if the user has too many temporary files. */
export const saveFileToTemp: MemberHandler<'saveFileToTemp'> = async (
  { fileName, bytes },
  context,
) => {
  const { db, clock, caller } = context;
  await enforceRateLimit(context, uploadLimit);
  const youngest = new Date(clock().getTime() - tempFileLifeMs);
  // A guest can replace each photo of the one report.
  const filesMax = caller.isGuest
    ? 2 * (await readLimit(db, 'reportPhotos', clock()))
    : await readLimit(db, 'waitingFiles', clock());
  if ((await countTemporaryFiles(db, caller.userId, youngest)) >= filesMax) return { status: 503 };
  const file = await acceptFile(context, fileName, bytes);
  if ('status' in file) return file;
  return storeTemporaryFile(context, sanitizeFileName(fileName), file, bytes.length);
};
