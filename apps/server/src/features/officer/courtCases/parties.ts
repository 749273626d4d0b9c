import { eq } from 'drizzle-orm';
import { message } from '@temple-land/portal-core';
import { keepsCases } from '../../../db/accounts/roleRights.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { caseParties } from '../../../db/schema/courtCases.ts';
import type { MemberHandler } from '../../../handler.ts';
import {
  changeCase,
  findCourtCase,
  findParty,
  isOpen,
  listCourtAppeals,
  listNotices,
  listParties,
} from './courtCase.repository.ts';

/** Answers api/officer/case/papers: parties, notices and appeals of a case in the officer's area; 404 for any other. */
export const casePapers: MemberHandler<'casePapers'> = async ({ applicationId }, context) => {
  const { db, caller } = context;
  const found = await findCourtCase(db, caller, applicationId);
  if (!found) return { status: 404 };
  const parties = await listParties(db, applicationId);
  const notices = await listNotices(db, applicationId);
  const mayRecordAppeal = await keepsCases(db, caller);
  return {
    status: 200,
    result: {
      parties: parties.map(({ id: partyId, kind, name, fatherName, address, ...row }) => ({
        partyId,
        kind,
        name,
        fatherName,
        address,
        mobileNo: row.mobileNo,
        removedOn: row.removedOn?.toISOString() ?? null,
      })),
      notices: notices.map(({ id: noticeId, partyId, kind, issuedOn, ...row }) => ({
        noticeId,
        partyId,
        kind,
        issuedOn: issuedOn.toISOString(),
        hearingOn: row.hearingOn,
        servedOn: row.servedOn,
        mode: row.mode,
        note: row.note,
      })),
      appeals: await listCourtAppeals(db, applicationId),
      mayEdit: isOpen(found.state) && mayRecordAppeal,
      mayRecordAppeal,
    },
  };
};

/**
 * Answers api/officer/case/party/save: adds a party, or changes the particulars of one; 409 with the reason if it has
 * been removed.
 */
export const casePartySave: MemberHandler<'casePartySave'> = (request, context) =>
  runOnce(context, (tx) =>
    changeCase(tx, context, request.applicationId, async () => {
      const { applicationId, partyId, kind, name, fatherName, address, mobileNo } = request;
      const { caller, clock, language } = context;
      const values = { kind, name, fatherName, address, mobileNo };
      if (partyId === undefined) {
        const by = { addedBy: caller.userId, addedOn: clock() };
        await tx.insert(caseParties).values({ applicationId, ...values, ...by });
      } else {
        if (!(await findParty(tx, applicationId, partyId))) {
          return { status: 409, message: message(language, 'case.partyGone') };
        }
        await tx.update(caseParties).set(values).where(eq(caseParties.id, partyId));
      }
      const changedFields = Object.entries(values).map(([label, value]) => ({ label, value }));
      const remark = `party of case ${applicationId}`;
      await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields });
      return { status: 200 };
    }),
  );

/** Answers api/officer/case/party/remove: ends the part of a person in a case; its notices stay in the record. */
export const casePartyRemove: MemberHandler<'casePartyRemove'> = (request, context) =>
  context.db.transaction((tx) =>
    changeCase(tx, context, request.applicationId, async () => {
      const { applicationId, partyId } = request;
      if (!(await findParty(tx, applicationId, partyId))) {
        return { status: 409, message: message(context.language, 'case.partyGone') };
      }
      const removedOn = context.clock();
      await tx.update(caseParties).set({ removedOn }).where(eq(caseParties.id, partyId));
      const remark = `party ${partyId} of case ${applicationId} removed`;
      await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields: [] });
      return { status: 200 };
    }),
  );
