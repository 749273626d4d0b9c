import {
  extensionOf,
  fileProblem,
  mediaTypeOf,
  tempFileLifeMs,
  uploadMaxBytes,
} from '@temple-land/portal-core';
import { refuseFlood } from '../../db/flood.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { countWaiting, insertDocument } from './documents.repository.ts';
import { isPlainPdf } from './pdfContent.ts';
import { redrawn } from './pictures.ts';

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

/** A file as it is kept: its type by content, its bytes, pictures redrawn. */
export interface Kept {
  mediaType: string;
  bytes: Uint8Array;
}

/** Gives a file as it is kept, or undefined when its content is not what its name says. */
async function checked(fileName: string, bytes: Uint8Array): Promise<Kept | undefined> {
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType || !endings[mediaType]?.includes(extensionOf(fileName))) return undefined;
  if (mediaType === 'application/pdf') return isPlainPdf(bytes) ? { mediaType, bytes } : undefined;
  const drawn = await redrawn(bytes, mediaType);
  return drawn && { mediaType, bytes: drawn };
}

async function keep(context: SignedIn, fileName: string, { mediaType, bytes }: Kept) {
  const { db, files, chance, caller, clock } = context;
  const [tempId, storageKey] = [chance.token(24), chance.token(24)];
  await files.put(storageKey, bytes);
  await insertDocument(db, {
    tempId,
    fileName,
    ownerId: caller.userId,
    mediaType,
    storageKey,
    bytes,
    createdOn: clock(),
  });
  return { tempId, fileName, size: bytes.length };
}

/**
 * Looks at a file that was sent: gives it as it is kept, or 413 too large, 415 not one of our types by
 * name and by content or with something harmful inside, 503 when the scanner cannot look.
 */
export async function accepted(
  context: SignedIn,
  fileName: string,
  bytes: Uint8Array,
): Promise<Kept | { status: 413 | 415 | 503 }> {
  const problem = fileProblem(fileName, bytes.length);
  if (problem !== undefined) return { status: problem === 'apply.document.size' ? 413 : 415 };
  const scanned = await scanStatus(context, bytes);
  if (scanned !== 200) return { status: scanned };
  const file = await checked(fileName, bytes);
  if (file === undefined) return { status: 415 };
  return file.bytes.length > keptMaxBytes ? { status: 413 } : file;
}

/**
 * Answers saveFileToTemp: refusals as `accepted` has them, and 503 when too many files wait already.
 */
export const saveFileToTemp: MemberHandler<'saveFileToTemp'> = async (
  { fileName, bytes },
  context,
) => {
  const { db, clock, caller } = context;
  await refuseFlood(context, uploadLimit);
  const youngest = new Date(clock().getTime() - tempFileLifeMs);
  if ((await countWaiting(db, caller.userId, youngest)) >= waitingMax) return { status: 503 };
  const file = await accepted(context, fileName, bytes);
  if ('status' in file) return file;
  return { status: 200, result: await keep(context, cleanName(fileName), file) };
};
