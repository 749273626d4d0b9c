import { and, eq } from 'drizzle-orm';
import { openStatus } from '@temple-land/portal-core';
import { findApplicantPhoto } from '../../../db/accounts/profilePhoto.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { caseNotes } from '../../../db/schema/caseWork.ts';
import { documents } from '../../../db/schema/documents.ts';
import type { MemberHandler, Reply } from '../../../handler.ts';
import { mayWriteAbout } from './caseRights.ts';
import { listCaseNotes, listDocumentChecks, saveDocumentCheck } from './caseWork.repository.ts';
import { findCase } from './findCase.ts';

/** Answers api/officer/application/work: what the office has recorded about an application for itself. */
export const officerCaseWork: MemberHandler<'officerCaseWork'> = async (
  request,
  { db, caller },
) => {
  const found = await findCase(db, request, caller);
  if (found === undefined) return { status: 404 };
  const applicantPhotoId = await findApplicantPhoto(db, found);
  return {
    status: 200,
    result: {
      ...(applicantPhotoId === undefined ? {} : { applicantPhotoId }),
      checks: await listDocumentChecks(db, found.id),
      notes: await listCaseNotes(db, found.id),
      mayWrite: await mayWriteAbout(db, found.type, caller),
    },
  };
};

/**
 * Answers api/officer/application/check: a finding about a document of an open application; 409 when the application is
 * closed or another officer's finding is stored meanwhile.
 */
export const documentCheckSave: MemberHandler<'documentCheckSave'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { documentId, result, note, version } = request;
  return db.transaction(async (tx): Promise<Reply<'documentCheckSave'>> => {
    const found = await findCase(tx, request, caller);
    if (found === undefined) return { status: 404 };
    const isOfCase = and(eq(documents.id, documentId), eq(documents.applicationId, found.id));
    if ((await tx.$count(documents, isOfCase)) === 0) return { status: 404 };
    if (!(await mayWriteAbout(tx, found.type, caller))) return { status: 403 };
    if (found.status !== openStatus) return { status: 409 };
    const check = { documentId, result, note, byUserId: caller.userId, at: clock() };
    if (!(await saveDocumentCheck(tx, check, version))) return { status: 409 };
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `document ${documentId} of ${found.number}`,
      changedFields: [{ label: 'check', value: result }],
    });
    const [stored] = await listDocumentChecks(tx, found.id, documentId);
    return stored === undefined ? { status: 404 } : { status: 200, result: stored };
  });
};

/** Answers api/officer/application/note: a note that only officers read. */
export const caseNoteAdd: MemberHandler<'caseNoteAdd'> = (request, context) => {
  const { caller, clock } = context;
  return runOnce(context, async (tx): Promise<Reply<'caseNoteAdd'>> => {
    const found = await findCase(tx, request, caller);
    if (found === undefined) return { status: 404 };
    if (!(await mayWriteAbout(tx, found.type, caller))) return { status: 403 };
    const row = { applicationId: found.id, text: request.text, byUserId: caller.userId };
    await tx.insert(caseNotes).values({ ...row, at: clock() });
    const [note] = await listCaseNotes(tx, found.id);
    return note === undefined ? { status: 404 } : { status: 200, result: note };
  });
};
