import { eq } from 'drizzle-orm';
import { maskNumber, message } from '@temple-land/portal-core';
import { keepsCases, loadStepRights } from '../../../db/accounts/roleRights.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { caseParties } from '../../../db/schema/courtCases.ts';
import type { Caller, MemberHandler } from '../../../handler.ts';
import {
  changeCase,
  findCourtCase,
  findParty,
  isOpen,
  listCourtAppeals,
  listNotices,
  listParties,
} from './courtCase.repository.ts';

const limit = { action: 'partyContact', requests: 60, windowMs: 3_600_000 };

/** Returns whether an officer may read the numbers of parties: whoever takes steps, as for those of applicants. */
const mayReadContacts = async (db: Database, caller: Caller): Promise<boolean> =>
  (await loadStepRights(db, caller)).size > 0;

/** Returns the particulars of a party as the audit trail keeps them, with a masked number. */
const toAudited = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).map(([label, value = '']) => ({
    label,
    value: label === 'mobileNo' ? maskNumber(value) : value,
  }));

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
        mobileNo: maskNumber(row.mobileNo),
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
      mayReadContacts: await mayReadContacts(db, caller),
    },
  };
};

/**
 * Answers api/officer/case/party/contact: the number of a party, with the reason in the audit trail; 404 out of the
 * officer's area, 403 to whoever takes no steps.
 */
export const casePartyContact: MemberHandler<'casePartyContact'> = async (request, context) => {
  const { db, caller } = context;
  const { applicationId, partyId, reason } = request;
  const found = await findCourtCase(db, caller, applicationId);
  const parties = found ? await listParties(db, applicationId) : [];
  const party = parties.find(({ id }) => id === partyId);
  if (!party) return { status: 404 };
  if (!(await mayReadContacts(db, caller))) return { status: 403 };
  await enforceUserRateLimit(context, caller.userId, limit);
  await addAuditEntry(db, context, {
    action: 'REVEAL',
    remark: `number of party ${partyId} of case ${applicationId}`,
    changedFields: [{ label: 'reason', value: reason }],
  });
  return { status: 200, result: { mobileNo: party.mobileNo } };
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
      const number = mobileNo === undefined ? {} : { mobileNo };
      const values = { kind, name, fatherName, address, ...number };
      if (partyId === undefined) {
        const by = { addedBy: caller.userId, addedOn: clock() };
        await tx.insert(caseParties).values({ applicationId, ...values, ...by });
      } else {
        if (!(await findParty(tx, applicationId, partyId))) {
          return { status: 409, message: message(language, 'case.partyGone') };
        }
        await tx.update(caseParties).set(values).where(eq(caseParties.id, partyId));
      }
      const changedFields = toAudited(values);
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
