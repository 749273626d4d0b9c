import { desc, eq } from 'drizzle-orm';
import { userRoleTitle } from '../../db/accounts/roleTitle.ts';
import { roles, users } from '../../db/schema/account.ts';
import { accessLedger as ledger, consents } from '../../db/schema/ledger.ts';
import type { MemberHandler } from '../../handler.ts';

/** Answers api/users/accessledger: the accesses to records about the caller, newest first; 404 without one. */
export const accessLedger: MemberHandler<'accessLedger'> = async (page, context) => {
  const { db, caller, language } = context;
  const own = eq(ledger.subjectId, caller.userId);
  const total = await db.$count(ledger, own);
  const rows = await db
    .select({ access: ledger, by: users.fullName, role: userRoleTitle(language) })
    .from(ledger)
    .innerJoin(users, eq(users.id, ledger.readerId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(own)
    .orderBy(desc(ledger.lastOn), desc(ledger.id))
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize);
  if (rows.length === 0) return { status: 404 };
  const result = rows.map(({ access, by, role }) => ({
    by,
    role,
    record: access.record,
    purpose: access.purpose,
    firstOn: access.firstOn.toISOString(),
    lastOn: access.lastOn.toISOString(),
    times: access.times,
  }));
  return { status: 200, result: { rows: result, total } };
};

/** Answers api/users/consents: the caller's consents, newest first. */
export const consentList: MemberHandler<'consentList'> = async (_, { db, caller }) => {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, caller.userId))
    .orderBy(desc(consents.givenOn), desc(consents.id));
  const result = rows.map(({ purpose, noticeVersion, givenOn, withdrawnOn }) => ({
    purpose,
    noticeVersion,
    givenOn: givenOn.toISOString(),
    withdrawnOn: withdrawnOn?.toISOString() ?? null,
  }));
  return { status: 200, result };
};
