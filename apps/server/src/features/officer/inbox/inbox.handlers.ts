import { mayAssign } from '@temple-land/portal-core';
import { keepsMeetings } from '../../../db/applications/committee.ts';
import { countDueRefunds } from '../../../db/applications/refunds.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler } from '../../../handler.ts';
import { countInbox, loadInboxPage } from './inbox.repository.ts';
import { loadInboxReader } from './inboxReader.ts';

const countsLimit = { action: 'inbox-counts', requests: 1200, windowMs: 600_000 };

/** Answers api/officer/inbox/list: a page of one list of the officer; 404 without any. */
export const inboxList: MemberHandler<'inboxList'> = async (request, context) => {
  const reader = await loadInboxReader(context);
  const found = await loadInboxPage(context.db, request, reader, context.language);
  return found.total === 0 ? { status: 404 } : { status: 200, result: found };
};

/** Answers api/officer/inbox/counts: the number of applications in each list of the officer, and of refunds. */
export const inboxCounts: MemberHandler<'inboxCounts'> = async (_, context) => {
  const { db, caller } = context;
  await enforceUserRateLimit(context, caller.userId, countsLimit);
  const reader = await loadInboxReader(context);
  const counts = await countInbox(db, reader);
  const isOfficer = caller.userType === 'O';
  const isKeeper = isOfficer && keepsMeetings(reader.rights);
  const recordsRefunds = isOfficer && mayAssign(reader.rights);
  return {
    status: 200,
    result: {
      ...counts,
      ...(isKeeper ? { keepsMeetings: true } : {}),
      ...(recordsRefunds ? { refundsDue: await countDueRefunds(db, caller) } : {}),
    },
  };
};
