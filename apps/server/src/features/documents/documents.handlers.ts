import {
  extensionOf,
  fileProblem,
  mediaTypeOf,
  tempFileLifeMs,
  uploadMaxBytes,
  uploadTypes,
} from '@temple-land/portal-core';
import { recordReadings } from '../../db/accessLedger.ts';
import { refuseFlood } from '../../db/flood.ts';
import type { Caller, MemberHandler } from '../../handler.ts';
import { dropOldTemps, findDocument, putFile } from './documents.repository.ts';

const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};
const largestId = 2 ** 31 - 1;
const maxKb = uploadMaxBytes / 1024;
const uploadLimit = { action: 'upload', requests: 120, windowMs: 3_600_000 };

/** Answers getDocumentList: what a land application asks for. */
export const documentList: MemberHandler<'documentList'> = async () => ({
  status: 200,
  result: [
    {
      documentId: 1,
      documentName: 'Identity proof',
      required: true,
      types: [...uploadTypes],
      maxKb,
    },
    {
      documentId: 2,
      documentName: 'Copy of khatiyan',
      required: true,
      types: [...uploadTypes],
      maxKb,
    },
  ],
});

// A name is shown to officers and sent back on download: its path and control characters go.
const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"]/gu, '').slice(-100);

/** Answers saveFileToTemp: 413 too large, 415 not one of our types by name and by content. */
export const saveFileToTemp: MemberHandler<'saveFileToTemp'> = async (
  { fileName, bytes },
  context,
) => {
  const { db, clock, chance, caller } = context;
  await refuseFlood(context, uploadLimit);
  const problem = fileProblem(fileName, bytes.length);
  if (problem === 'apply.document.size') return { status: 413 };
  const mediaType = mediaTypeOf(bytes);
  if (problem || !mediaType || !endings[mediaType]?.includes(extensionOf(fileName))) {
    return { status: 415 };
  }
  const createdOn = clock();
  await dropOldTemps(db, new Date(createdOn.getTime() - tempFileLifeMs));
  const file = { tempId: chance.token(24), fileName: cleanName(fileName) };
  await putFile(db, { ...file, ownerId: caller.userId, mediaType, content: bytes, createdOn });
  return { status: 200, result: { ...file, size: bytes.length } };
};

interface Place {
  ownerId: number;
  districtId: number | null;
  tahasilId: number | null;
}

function mayRead(caller: Caller, { ownerId, districtId, tahasilId }: Place): boolean {
  if (caller.userId === ownerId) return true;
  if (caller.userType === 'A') return true;
  if (caller.userType === 'O') {
    const isEverywhere = caller.districtId === null;
    return districtId !== null && (isEverywhere || caller.districtId === districtId);
  }
  return caller.userType === 'T' && tahasilId !== null && caller.tahasilId === tahasilId;
}

/** Answers downloadFile: the owner's, or an officer's in whose district or tahasil it lies. */
export const fileBlob: MemberHandler<'fileBlob'> = async ({ documentId }, context) => {
  const { db, caller, clock } = context;
  const id = Number(documentId);
  if (id > largestId) return undefined;
  const file = await findDocument(db, id);
  if (!file || !mayRead(caller, file)) return undefined;
  const reading = { subjectId: file.ownerId, readerId: caller.userId, record: `document ${id}` };
  await recordReadings(db, [{ ...reading, purpose: 'document' }], clock());
  return { fileName: file.fileName, mediaType: file.mediaType, bytes: file.content };
};
