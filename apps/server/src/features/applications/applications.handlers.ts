import { documentsOf, stepsOf } from '../../db/applicationRows.ts';
import { addNotification, unreadCount } from '../../db/notify.ts';
import type { MemberHandler } from '../../handler.ts';
import { addStep, closeOwn, findOwn, listOwn } from './applications.repository.ts';

/** Answers land/appliedlanddetails: the caller's own applications; another's id is refused. */
export const appliedLand: MemberHandler<'appliedLand'> = async (input, { db, caller }) => {
  if (input.createdBy !== caller.userId) return { status: 403 };
  const { rows, total } = await listOwn(db, caller.userId, input.pageNumber, input.pageSize);
  return total === 0 ? { status: 404 } : { status: 200, result: { rows, total } };
};

/** Answers land/getApplication: one of the caller's own; another's answers as if it were not there. */
export const applyLandDraft: MemberHandler<'applyLandDraft'> = async (input, { db, caller }) => {
  const row = await findOwn(db, caller.userId, input.applicationId);
  if (!row) return { status: 404 };
  const ids = [row.applicationId];
  const [steps, files] = [await stepsOf(db, ids), await documentsOf(db, ids)];
  const history = steps.get(row.applicationId) ?? [];
  return {
    status: 200,
    result: { ...row, history, documents: files.get(row.applicationId) ?? [] },
  };
};

/** Answers land/cancelApplication: closes a pending application of the caller; 409 when it is decided. */
export const cancelApplication: MemberHandler<'cancelApplication'> = async (input, context) => {
  const { db, caller, clock, live } = context;
  const row = await findOwn(db, caller.userId, input.applicationId);
  if (!row) return { status: 404 };
  const isClosed = await db.transaction(async (tx) => {
    const now = clock();
    if (!(await closeOwn(tx, caller.userId, row.applicationId))) return false;
    await addStep(tx, {
      applicationId: row.applicationId,
      at: now,
      byName: caller.fullName,
      byUserId: caller.userId,
      status: 'G CLOSE',
      remark: input.remark,
    });
    await addNotification(
      tx,
      caller.userId,
      'notice.cancelled',
      { number: row.applicationNo },
      now,
    );
    return true;
  });
  if (!isClosed) return { status: 409 };
  await live.bell(caller.userId, await unreadCount(db, caller.userId));
  return { status: 200 };
};
