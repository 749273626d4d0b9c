import { needsRemark, type MessageKey } from '@temple-land/portal-core';
import { recordApplicationReadings } from '../../db/accessLedger.ts';
import { addNotification, unreadCount } from '../../db/notify.ts';
import type { MemberHandler } from '../../handler.ts';
import {
  addDecisionStep,
  countByStatus,
  decide,
  findInScope,
  listQueue,
} from './officer.repository.ts';

const notices = {
  A: 'notice.approved',
  R: 'notice.rejected',
  'G CLOSE': 'notice.closed',
} as const satisfies Record<string, MessageKey>;

/** Answers api/officer/applications: the queue of the officer's own district or tahasil. */
export const officerQueue: MemberHandler<'officerQueue'> = async (
  request,
  { db, caller, clock },
) => {
  const now = clock();
  const { rows, total } = await listQueue(db, caller, request, now);
  const ids = rows.map(({ applicationId }) => applicationId);
  await recordApplicationReadings(db, caller.userId, ids, now);
  return total === 0 ? { status: 404 } : { status: 200, result: { rows, total } };
};

/**
 * Answers api/officer/decision: status, history and the citizen's notification in one transaction;
 * 404 out of scope, 400 without a needed remark, 409 when somebody decided before.
 */
export const officerDecision: MemberHandler<'officerDecision'> = async (input, context) => {
  const { db, caller, clock, live } = context;
  const remark = input.remark.trim();
  if (needsRemark(input.statusType) && remark === '') return { status: 400 };
  const found = await findInScope(db, caller, input.applicationId, input.applicationType);
  if (!found) return { status: 404 };
  const isDecided = await db.transaction(async (tx) => {
    const now = clock();
    if (!(await decide(tx, found.id, input.version, input.statusType))) return false;
    await addDecisionStep(tx, {
      applicationId: found.id,
      at: now,
      byName: caller.fullName,
      byUserId: caller.userId,
      status: input.statusType,
      remark,
    });
    const values = { number: found.number, remark };
    await addNotification(tx, found.applicantId, notices[input.statusType], values, now);
    return true;
  });
  if (!isDecided) return { status: 409 };
  await live.bell(found.applicantId, await unreadCount(db, found.applicantId));
  return { status: 200 };
};

/** Answers api/officer/dashboard: applications by status and acres approved, in the officer's scope. */
export const officerSummary: MemberHandler<'officerSummary'> = async (_, { db, caller }) => {
  const counts = await countByStatus(db, caller);
  const totalOf = (status: string) => counts.find((row) => row.status === status)?.total ?? 0;
  const approved = counts.find((row) => row.status === 'A');
  return {
    status: 200,
    result: {
      pending: totalOf('P'),
      approved: totalOf('A'),
      rejected: totalOf('R'),
      total_area: approved?.area ?? 0,
    },
  };
};
