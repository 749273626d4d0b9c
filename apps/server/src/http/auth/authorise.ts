import { and, eq, gt, sql } from 'drizzle-orm';
import {
  documentTicketMs,
  formatIndianDate,
  guestSessionMs,
  limitRules,
  registrationTicketMs,
  type Auth,
  type Language,
  type OpenBefore,
  type UserType,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/query/preparedQuery.ts';
import { registrationTickets, sessions, users } from '../../db/schema/account.ts';
import { documentTickets } from '../../db/schema/documents.ts';
import { factors } from '../../db/schema/factors.ts';
import { selectLimit } from '../../db/limits/officeLimits.ts';
import { hashToken } from '../../db/accounts/sessionToken.ts';
import { needsFactor } from '../../features/account/secondFactor/factorRequirement.ts';
import type { Caller, Deps } from '../../handler.ts';

const sessionRenewalMs = 30_000;
const tokenPattern = /^Bearer ([A-Za-z0-9_-]{43})$/;

type Session = {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
  hasFactor: boolean;
  /** The limits of the office; null where it has set none. */
  idleMinutes: number | null;
  sessionHours: number | null;
};

const findSession = preparedQuery<{ tokenHash: string; today: string }, Session[]>((db) =>
  db
    .select({
      session: sessions,
      user: users,
      hasFactor: sql<boolean>`exists (select 1 from ${factors} where ${factors.userId} = ${users.id})`,
      idleMinutes: selectLimit('idleMinutes'),
      sessionHours: selectLimit('sessionHours'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

type CallerLookup = Pick<Deps, 'db' | 'config'>;

async function toCaller(
  { db, config }: CallerLookup,
  tokenHash: string,
  now: Date,
): Promise<Caller | undefined> {
  const [row] = await findSession(db, { tokenHash, today: formatIndianDate(now) });
  if (!row || row.user.isBlocked === 1) return undefined;
  const { session, user, hasFactor } = row;
  const { idleMinutes, sessionHours } = limitRules;
  const idleLimitMs = (row.idleMinutes ?? idleMinutes.first) * 60_000;
  const userType = user.userType as UserType;
  const idleMs = now.getTime() - session.usedOn.getTime();
  const ageMs = now.getTime() - session.createdOn.getTime();
  const longestMs = (row.sessionHours ?? sessionHours.first) * 3_600_000;
  const lifeMs = session.isGuest ? Math.min(guestSessionMs, longestMs) : longestMs;
  if (idleMs >= idleLimitMs || ageMs >= lifeMs) return undefined;
  if (idleMs > sessionRenewalMs) {
    await db.update(sessions).set({ usedOn: now }).where(eq(sessions.tokenHash, session.tokenHash));
  }
  return {
    userId: user.id,
    userType,
    fullName: user.fullName,
    roleId: user.roleId,
    districtId: user.districtId,
    tahasilId: user.tahasilId,
    language: user.language as Language,
    tokenHash: session.tokenHash,
    isFirstLogin: user.isFirstLogin === 1,
    isGuest: session.isGuest,
    needsFactor: needsFactor(config, userType, hasFactor),
  };
}

/**
 * Finds the caller of an Authorization header: undefined if the token is unknown, idle or older than the office allows
 * (20 minutes, a day), or its user is blocked; a guest only where guests may call.
 */
export async function findCaller(
  rules: CallerLookup,
  header: string | undefined,
  now: Date,
  { forGuest = false } = {},
): Promise<Caller | undefined> {
  const token = tokenPattern.exec(header ?? '')?.[1];
  const caller = token === undefined ? undefined : await toCaller(rules, hashToken(token), now);
  return caller?.isGuest === true && !forGuest ? undefined : caller;
}

/**
 * Finds the caller of a document ticket and consumes the ticket, which is valid once, for a minute, while its session
 * is open.
 */
export async function findTicketHolder(
  rules: CallerLookup,
  ticket: string,
  now: Date,
): Promise<Caller | undefined> {
  const oldest = new Date(now.getTime() - documentTicketMs);
  const [used] = await rules.db
    .delete(documentTickets)
    .where(eq(documentTickets.ticketHash, hashToken(ticket)))
    .returning();
  return used && used.createdOn > oldest ? toCaller(rules, used.sessionHash, now) : undefined;
}

/** Returns whether an Authorization header has a registration ticket that is not older than ten minutes. */
export async function hasRegistrationTicket(
  db: Database,
  header: string | undefined,
  now: Date,
): Promise<boolean> {
  const ticket = tokenPattern.exec(header ?? '')?.[1];
  if (ticket === undefined) return false;
  const oldest = new Date(now.getTime() - registrationTicketMs);
  const isOwn = eq(registrationTickets.ticketHash, hashToken(ticket));
  const isFresh = gt(registrationTickets.createdOn, oldest);
  return (await db.$count(registrationTickets, and(isOwn, isFresh))) === 1;
}

const isUserTypeAllowed = (
  { isFirstLogin, needsFactor: isFactorMissing }: Caller,
  openBefore: OpenBefore | undefined,
) =>
  openBefore === 'passwordChange' ||
  (!isFirstLogin && (openBefore === 'secondFactor' || !isFactorMissing));

/** Returns the refusal of a call by its row: 401 without a session, 403 for this caller; undefined if allowed. */
export function findRefusal(
  { auth, openBefore }: { auth: Exclude<Auth, 'ticket'>; openBefore: OpenBefore | undefined },
  caller: Caller | undefined,
): 401 | 403 | undefined {
  if (auth === 'anyone') return undefined;
  if (caller === undefined) return 401;
  const isAllowed = auth === 'signedIn' || auth.includes(caller.userType);
  return isAllowed && isUserTypeAllowed(caller, openBefore) ? undefined : 403;
}
