import { hashToken } from '../../db/accounts/sessionToken.ts';
import { documentTickets } from '../../db/schema/documents.ts';
import type { MemberHandler } from '../../handler.ts';

const ticketBytes = 32;

/**
 * Answers getAccessToken: a ticket for one file, valid for a minute, for URLs opened without a bearer. It ends with its
 * session.
 */
export const accessToken: MemberHandler<'accessToken'> = async (
  _,
  { db, random, caller, clock },
) => {
  const ticket = random.token(ticketBytes);
  await db.insert(documentTickets).values({
    ticketHash: hashToken(ticket),
    userId: caller.userId,
    sessionHash: caller.tokenHash,
    createdOn: clock(),
  });
  return { status: 200, result: ticket };
};
