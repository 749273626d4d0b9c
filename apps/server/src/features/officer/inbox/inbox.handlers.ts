import { keepsMeetings } from '../../../db/applications/committee.ts';
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

/** Answers api/officer/inbox/counts: the number of applications in each list of the officer. */
export const inboxCounts: MemberHandler<'inboxCounts'> = async (_, context) => {
  await enforceUserRateLimit(context, context.caller.userId, countsLimit);
  const reader = await loadInboxReader(context);
  const counts = await countInbox(context.db, reader);
  const isKeeper = context.caller.userType === 'O' && keepsMeetings(reader.rights);
  return { status: 200, result: isKeeper ? { ...counts, keepsMeetings: true } : counts };
};
