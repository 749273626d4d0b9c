import { eq } from 'drizzle-orm';
import { applicationTypes, isReporterHidden, type ApplicationType } from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import type { Database } from '../../db/database.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { roles, users } from '../../db/schema/account.ts';
import { applications } from '../../db/schema/applications.ts';
import type { Caller, MemberHandler } from '../../handler.ts';
import { findInScope } from './officer.repository.ts';

const limit = { action: 'reporter', requests: 30, windowMs: 3_600_000 };

/** Returns whether officers of a role may see, with a reason, who reported an illegitimate use. */
async function canReadReporter(db: Database, roleId: number): Promise<boolean> {
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
 * Returns whether an officer may see, with a reason, who is behind an application: a hidden reporter by the right of the
 * role, the number and the address of an applicant for land by any right to take a step. Bidders are not opened.
 */
export async function canReadContact(
  db: Database,
  caller: Caller,
  type: ApplicationType,
): Promise<boolean> {
  if (isReporterHidden(type)) return canReadReporter(db, caller.roleId);
  return type === applicationTypes.land && (await loadStepRights(db, caller)).size > 0;
}

/**
 * Answers api/officer/reporter: who reported an illegitimate use, or how to reach who applied. Records the reason in the
 * audit trail and the access in the person's access ledger, in one transaction; 404 out of scope, 403 without the right.
 */
export const officerReporter: MemberHandler<'officerReporter'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { applicationId, applicationType, reason } = request;
  const found = await findInScope(context, { id: applicationId, type: applicationType });
  if (!found) return { status: 404 };
  if (!(await canReadContact(db, caller, applicationType))) return { status: 403 };
  await enforceUserRateLimit(context, caller.userId, limit);
  const number = found.applicationNo;
  const isHidden = isReporterHidden(applicationType);
  return db.transaction(async (tx) => {
    const reporter = await findReporter(tx, applicationId);
    if (!reporter) return { status: 404 };
    const { userId: subjectId, ...result } = reporter;
    const changedFields = [{ label: 'reason', value: reason }];
    await addAuditEntry(tx, context, {
      action: 'REVEAL',
      remark: isHidden ? `reporter of ${number}` : `contact of the applicant of ${number}`,
      changedFields,
    });
    const reading = { subjectId, readerId: caller.userId, record: number };
    const purpose = isHidden ? 'reporter' : 'callBack';
    await recordAccess(tx, [{ ...reading, purpose }], clock());
    return { status: 200, result };
  });
};
