import { createHash } from 'node:crypto';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { buildNeutralFileName } from '../../db/applications/applicationDocuments.ts';
import { isPhotoOfApplicant } from '../../db/accounts/profilePhoto.ts';
import { isReporterHiddenFrom } from '../../db/applications/applicationParts.ts';
import { isSharedWithOfficer } from '../../db/applications/officeQuestions.ts';
import { mayOpenSource } from '../../db/land/landSources.ts';
import { isResponsible } from '../../db/land/territory.ts';
import { decryptAddress } from '../../ports/addressCipher.ts';
import type { FileReply, MemberHandler, SignedIn } from '../../handler.ts';
import { findDocument } from './documents.repository.ts';

const largestId = 2 ** 31 - 1;

async function readBytes(
  { files }: SignedIn,
  file: { storageKey: string | null; content: Uint8Array | null; sha256: string },
): Promise<Uint8Array> {
  const bytes = file.storageKey === null ? file.content : await files.get(file.storageKey);
  if (!bytes) throw new Error('A document has lost its file.');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== file.sha256) throw new Error('The file of a document has changed.');
  return bytes;
}

/**
 * Finds a document for its owner, the applicant of its case, an officer of its district or tahasil, an officer of
 * another office that was asked about it, or, a photo of a citizen, an officer with a case of that citizen; undefined
 * for others. That of a change of the record is the office's: who uploaded it has no right of an owner.
 */
async function findReadableDocument(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const { db, caller, clock } = context;
  if (id > largestId) return undefined;
  const file = await findDocument(db, id);
  if (!file) return undefined;
  const { fileName: name, mediaType } = file;
  if (file.sourceLanguage !== '') {
    if (!(await mayOpenSource(db, id, caller))) return undefined;
    return { fileName: name, mediaType, bytes: await readBytes(context, file) };
  }
  const isOwnCase = file.applicantId === caller.userId && file.isForApplicant;
  const isOwn = file.ownerId === caller.userId || isOwnCase;
  if (!isOwn && !isResponsible(caller, file)) {
    const isShared = await isSharedWithOfficer(db, id, caller, clock());
    if (!isShared && !(await isPhotoOfApplicant(db, id, caller))) return undefined;
  }
  const isOfHiddenPerson =
    file.correctionId !== null || (file.type !== null && isReporterHiddenFrom('office', file.type));
  const isHidden = !isOwn && isOfHiddenPerson;
  const fileName = isHidden ? buildNeutralFileName(id, name) : name;
  const subjectId = file.applicantId ?? file.ownerId;
  const reading = { subjectId, readerId: caller.userId, record: `document ${id}` };
  await recordAccess(db, [{ ...reading, purpose: 'document' }], clock());
  return { fileName, mediaType, bytes: await readBytes(context, file) };
}

/** Answers downloadFile: a document by its id. */
export const fileBlob: MemberHandler<'fileBlob'> = ({ documentId }, context) =>
  findReadableDocument(Number(documentId), context);

/** Answers viewDocument: a document by an id sealed in the address, never by a path. */
export const encryptedFile: MemberHandler<'encryptedFile'> = async (request, context) => {
  const number = decryptAddress(context, 'document', request.encryptedPath) ?? '';
  return /^\d{1,15}$/.test(number) ? findReadableDocument(Number(number), context) : undefined;
};
