import {
  isSitePageName,
  maskLogin,
  message,
  type PendingChange,
  type PendingChangeKind,
  type PendingChangeState,
} from '@temple-land/portal-core';
import { loadDivisionOutlines } from '../../approvals/divisionOutlines.ts';
import type { ChangeKinds } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { toSourceFile } from '../../db/activity/sourceFiles.ts';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { formatCorrectionNumber } from '../../db/land/correctionNumber.ts';
import { isConstraintViolation, isUniqueViolation } from '../../db/errors/sqlState.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import {
  listChanges,
  listRecordNames,
  type ListedChange,
  type RecordNames,
} from './changes.repository.ts';
import { listChangedFields, proofField } from './changedFields.ts';
import { decideChange, mayDecide, type ChangeDecision } from './decideChange.ts';

/** The page or the record whose draft is to be published. */
function listDraftNames(name: string | null) {
  if (name === null) return {};
  return isSitePageName(name) ? { pageName: name } : { recordName: name };
}

function toWire(row: ListedChange, names: RecordNames, { caller, clock }: SignedIn): PendingChange {
  const { change, khatiyanNumber, mouzaName, plotNumber, plotMouzaName } = row;
  const { khatiyanId, plotId } = change;
  const documentId = change.after[proofField] ?? row.correctionDocumentId;
  const isExpired = change.state === 'waiting' && change.expiresOn <= clock();
  const isOpen = change.state === 'waiting' && !isExpired;
  return {
    id: change.id,
    kind: change.kind as PendingChangeKind,
    state: isExpired ? 'expired' : (change.state as PendingChangeState),
    userId: change.userId,
    loginId: maskLogin(row.loginId ?? String(change.after['loginId'] ?? '')),
    fullName: row.fullName ?? String(change.after['fullName'] ?? ''),
    roleName: row.roleName ?? '',
    workflowType: change.workflowType as PendingChange['workflowType'],
    ...(khatiyanId === null
      ? {}
      : { khatiyan: { id: khatiyanId, number: khatiyanNumber ?? '', mouza: mouzaName ?? '' } }),
    ...(plotId === null
      ? {}
      : { plot: { id: plotId, number: plotNumber ?? '', mouza: plotMouzaName ?? '' } }),
    ...listDraftNames(change.pageName),
    importJobId: change.importJobId,
    ...(change.correctionId === null || row.correctedOn === null
      ? {}
      : { correctionNo: formatCorrectionNumber(change.correctionId, row.correctedOn) }),
    ...(typeof documentId === 'number' ? { documentId } : {}),
    ...toSourceFile(row.sourceFile),
    fields: listChangedFields(row, names),
    reason: change.reason,
    askedBy: row.askedBy,
    askedOn: change.askedOn.toISOString(),
    expiresOn: change.expiresOn.toISOString(),
    decidedBy: row.decidedBy,
    decidedOn: change.decidedOn?.toISOString() ?? null,
    remark: change.remark,
    mayDecide: isOpen && mayDecide(change, caller.userId),
    mayWithdraw: isOpen && change.askedBy === caller.userId,
  };
}

/** Answers api/admin/changes/list: a page of pending or finished changes; 404 without one. */
export const pendingChangeList: MemberHandler<'pendingChangeList'> = async (request, context) => {
  const { db, clock, caller } = context;
  const { rows, total } = await listChanges(db, request, clock());
  if (rows.length === 0) return { status: 404 };
  const reading = {
    readerId: caller.userId,
    record: 'profile',
    purpose: 'administration',
  } as const;
  const subjects = rows.flatMap(({ change }) => (change.userId === null ? [] : [change.userId]));
  await recordAccess(
    db,
    [...new Set(subjects)].map((subjectId) => ({ ...reading, subjectId })),
    clock(),
  );
  const names = await listRecordNames(db, rows);
  const shown = [];
  for (const row of rows) {
    const isDivision = row.change.kind === 'plotDivision';
    const division = isDivision ? { division: await loadDivisionOutlines(db, row.change) } : {};
    shown.push({ ...toWire(row, names, context), ...division });
  }
  return { status: 200, result: { rows: shown, total } };
};

async function answerDecision(
  kinds: ChangeKinds,
  context: SignedIn,
  id: number,
  ending: ChangeDecision,
) {
  const refusal = (status: number, key: Refused['fault']['key']) => ({
    status,
    message: message(context.language, key),
  });
  try {
    return { status: (await decideChange(kinds, context, id, ending)) ? 200 : 404 };
  } catch (error) {
    if (error instanceof Refused) {
      // A violated rule of an approved change is a conflict (409), whatever its status is in a form.
      const { status, key } = error.fault;
      return refusal(status === 403 ? 403 : 409, key);
    }
    if (isUniqueViolation(error)) return refusal(409, 'admin.duplicate');
    if (isConstraintViolation(error)) return refusal(409, 'pending.outdated');
    throw error;
  }
}

/** The handlers that decide on a change. */
export interface Decisions {
  /**
   * Answers api/admin/changes/approve: applies the change; 403 for its requester and the owner of the account, 404
   * unknown change, 409 if it is finished, outdated, or violates a rule now.
   */
  pendingChangeApprove: MemberHandler<'pendingChangeApprove'>;
  /**
   * Answers api/admin/changes/refuse: 403 for its requester and the owner of the account, 404 unknown change, 409 if it
   * is finished.
   */
  pendingChangeRefuse: MemberHandler<'pendingChangeRefuse'>;
  /** Answers api/admin/changes/withdraw: 403 for anyone except its requester, 404 unknown change, 409 if it is finished. */
  pendingChangeWithdraw: MemberHandler<'pendingChangeWithdraw'>;
}

/** Returns the handlers that decide on a change, by the kinds of changes. */
export const createDecisions = (kinds: ChangeKinds): Decisions => ({
  pendingChangeApprove: ({ id }, context) =>
    answerDecision(kinds, context, id, { state: 'approved', remark: '' }),
  pendingChangeRefuse: ({ id, reason }, context) =>
    answerDecision(kinds, context, id, { state: 'refused', remark: reason }),
  pendingChangeWithdraw: ({ id }, context) =>
    answerDecision(kinds, context, id, { state: 'withdrawn', remark: '' }),
});
