import { eq } from 'drizzle-orm';
import { isReporterHidden } from '@temple-land/portal-core';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import type { Database } from '../../db/database.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { roles, users } from '../../db/schema/account.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import { findInScope } from './officer.repository.ts';

const limit = { action: 'reporter', requests: 30, windowMs: 3_600_000 };

/** Returns whether officers of a role may see, with a reason, who reported an illegitimate use. */
export async function canReadReporter(db: Database, roleId: number): Promise<boolean> {
  const [role] = await db.select().from(roles).where(eq(roles.id, roleId));
  return role?.isActive === true && role.reporterAccess === 'withReason';
}

async function findReporter(db: Database, applicationId: number) {
  const [row] = await db
    .select({
      userId: users.id,
      fullName: users.fullName,
      mobileNo: users.mobile,
      emailId: users.email,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(eq(applications.id, applicationId));
  return row;
}

/**
 * Answers api/officer/reporter: who reported an illegitimate use. Records the reason in the audit trail and the access
 * in the reporter's access ledger, in one transaction; 404 out of scope, 403 for a role without the right.
 */
export const officerReporter: MemberHandler<'officerReporter'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { applicationId, applicationType, reason } = request;
  const found = await findInScope(context, { id: applicationId, type: applicationType });
  if (!found || !isReporterHidden(applicationType)) return { status: 404 };
  if (!(await canReadReporter(db, caller.roleId))) return { status: 403 };
  await enforceUserRateLimit(context, caller.userId, limit);
  const number = found.applicationNo;
  return db.transaction(async (tx) => {
    const reporter = await findReporter(tx, applicationId);
    if (!reporter) return { status: 404 };
    const { userId: subjectId, ...result } = reporter;
    const changedFields = [{ label: 'reason', value: reason }];
    await addAuditEntry(tx, context, {
      action: 'REVEAL',
      remark: `reporter of ${number}`,
      changedFields,
    });
    const reading = { subjectId, readerId: caller.userId, record: number };
    await recordAccess(tx, [{ ...reading, purpose: 'reporter' }], clock());
    return { status: 200, result };
  });
};
