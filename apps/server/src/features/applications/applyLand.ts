import { message, tempFileLifeMs, type Input, type MessageKey } from '@temple-land/portal-core';
import { addNotification, unreadCount } from '../../db/notify.ts';
import type { Database } from '../../db/database.ts';
import { indianYear } from '../../db/indianDay.ts';
import type { MemberHandler, Reply, SignedIn } from '../../handler.ts';
import {
  addStep,
  attachDocuments,
  findByKey,
  hasLiveApplication,
  insertApplication,
  nextNumber,
} from './applications.repository.ts';
import { findLand } from './place.repository.ts';

type Request = Input<'applyLand'>;
type Answer = Reply<'applyLand'>;

/** Ends the transaction with an answer that is not a success. */
class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

function refuse(context: SignedIn, key: MessageKey, values?: Record<string, string>): never {
  throw new Refused({ status: 400, message: message(context.language, key, values) });
}

const submitted = (applicationNo: string): Answer => ({ status: 200, result: { applicationNo } });

async function store(tx: Database, request: Request, context: SignedIn): Promise<Answer> {
  const { caller, clock } = context;
  const now = clock();
  const known = await findByKey(tx, caller.userId, request.idempotencyKey);
  if (known) return submitted(known);
  const land = await findLand(tx, request);
  if (!land) return refuse(context, 'apply.place.wrong');
  if (land.area !== undefined && request.area > land.area) {
    return refuse(context, 'apply.area.large', { n: land.area.toFixed(4) });
  }
  if (request.plotCode && (await hasLiveApplication(tx, caller.userId, request.plotCode))) {
    return refuse(context, 'apply.plot.taken');
  }
  const number = await nextNumber(tx, 2, land.districtCode, indianYear(now));
  const id = await insertApplication(tx, number, caller.userId, request, now);
  if (id === undefined) return refuse(context, 'apply.plot.taken');
  const tempIds = [...new Set(request.documents)];
  const youngest = new Date(now.getTime() - tempFileLifeMs);
  const attached = await attachDocuments(tx, id, caller.userId, tempIds, youngest);
  if (attached !== tempIds.length) return refuse(context, 'apply.document.failed');
  const by = { byName: caller.fullName, byUserId: caller.userId };
  await addStep(tx, { applicationId: id, at: now, ...by, status: 'P', remark: '' });
  await addNotification(tx, caller.userId, 'notice.submitted', { number }, now);
  return submitted(number);
}

/**
 * Answers land/applyLand: one application a key, whatever is sent twice or in parallel; land, area and
 * files are checked against the record, all in one transaction.
 */
export const applyLand: MemberHandler<'applyLand'> = async (request, context) => {
  const { db, live, caller } = context;
  try {
    const answer = await db.transaction((tx) => store(tx, request, context));
    await live.bell(caller.userId, await unreadCount(db, caller.userId));
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const known = await findByKey(db, caller.userId, request.idempotencyKey);
    return known ? submitted(known) : error.answer;
  }
};
