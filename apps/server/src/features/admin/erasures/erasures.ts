import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import type { ChangeTransaction } from '../../../approvals/change.ts';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import { lockWaitingErasure, toErasureRequest } from '../../../db/erasure/erasureRequests.ts';
import { listObstacles } from '../../../db/erasure/erasureScope.ts';
import { users } from '../../../db/schema/account.ts';
import { erasureRequests } from '../../../db/schema/erasureRequests.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import type { MemberHandler } from '../../../handler.ts';
import { runAccountChange, type ChangeOutcome } from '../users/runAccountChange.ts';

const isRefusalWaiting = (userId: number) =>
  and(
    eq(pendingChanges.userId, userId),
    eq(pendingChanges.kind, 'erasureRefusal'),
    eq(pendingChanges.state, 'waiting'),
  );

/**
 * Answers api/admin/erasures/list: waiting requests with the nearest day first, or finished ones with the newest first;
 * 404 without one.
 */
export const erasureList: MemberHandler<'erasureList'> = async (request, { db, clock }) => {
  const { isWaiting, pageNumber, pageSize } = request;
  const where = isWaiting
    ? eq(erasureRequests.state, 'waiting')
    : ne(erasureRequests.state, 'waiting');
  const order = isWaiting
    ? [asc(erasureRequests.dueOn), asc(erasureRequests.id)]
    : [desc(erasureRequests.endedOn), desc(erasureRequests.id)];
  const rows = await db
    .select({ request: erasureRequests, fullName: users.fullName })
    .from(erasureRequests)
    .innerJoin(users, eq(users.id, erasureRequests.userId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  if (rows.length === 0) return { status: 404 };
  const result = [];
  for (const { request: row, fullName } of rows) {
    const obstacles = isWaiting ? await listObstacles(db, row.userId, clock()) : [];
    result.push({
      ...toErasureRequest(row),
      id: row.id,
      fullName,
      obstacles: obstacles.map(({ number }) => number),
      isRefusalWaiting: (await db.$count(pendingChanges, isRefusalWaiting(row.userId))) > 0,
      counts: row.counts,
    });
  }
  const total = await db.$count(erasureRequests, where);
  return { status: 200, result: { rows: result, total } };
};

async function requestRefusal(
  transaction: ChangeTransaction,
  { id, reason }: Input<'erasureRefuse'>,
): Promise<ChangeOutcome> {
  const { tx } = transaction;
  const [asked] = await tx.select().from(erasureRequests).where(eq(erasureRequests.id, id));
  const waiting = asked && (await lockWaitingErasure(tx, asked.userId));
  if (waiting?.id !== id) return 'missing';
  await requestApproval(transaction, {
    kind: 'erasureRefusal',
    userId: waiting.userId,
    before: { erasure: waiting.number },
    after: { erasure: '' },
    reason,
  });
  return 'waiting';
}

/**
 * Answers api/admin/erasures/refuse: 202, as a second administrator must approve the refusal; 404 for a request that is
 * not waiting, 409 when a refusal waits already.
 */
export const erasureRefuse: MemberHandler<'erasureRefuse'> = (input, context) =>
  runAccountChange(context, (transaction) => requestRefusal(transaction, input));
