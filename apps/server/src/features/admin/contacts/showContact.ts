import { eq } from 'drizzle-orm';
import type { ContactDetails, Input } from '@temple-land/portal-core';
import { recordAccess } from '../../../db/activity/accessLedger.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { users } from '../../../db/schema/account.ts';
import { queries } from '../../../db/schema/administration.ts';
import { pageReports } from '../../../db/schema/pageReports.ts';
import { personalDetails } from '../../../db/schema/personalDetails.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import type { MemberHandler } from '../../../handler.ts';

const limit = { action: 'contacts', requests: 60, windowMs: 3_600_000 };

/** Contact details with the user whom they are about; visitors and new accounts have none. */
interface FoundContact extends Partial<ContactDetails> {
  subjectId: number | null;
}

type FindContact = (tx: Database, id: number) => Promise<FoundContact | undefined>;

async function findPersonalDetails(
  tx: Database,
  userId: number,
): Promise<Pick<ContactDetails, 'address' | 'nominee'>> {
  const [row] = await tx.select().from(personalDetails).where(eq(personalDetails.userId, userId));
  if (row === undefined) return {};
  const { address, pinCode, nomineeName, nomineeRelation } = row.content;
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
  return { address: join(address, pinCode), nominee: join(nomineeName, nomineeRelation) };
}

const finders: Readonly<Record<Input<'contactShow'>['record'], FindContact>> = {
  user: async (tx, id) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id));
    if (row === undefined) return undefined;
    const contact = { subjectId: row.id, mobileNo: row.mobile, emailId: row.email };
    return { ...contact, ...(await findPersonalDetails(tx, id)) };
  },
  question: async (tx, id) => {
    const [row] = await tx.select().from(queries).where(eq(queries.id, id));
    return row && { subjectId: row.userId, mobileNo: row.mobile, emailId: row.email };
  },
  pageReport: async (tx, id) => {
    const [row] = await tx.select().from(pageReports).where(eq(pageReports.id, id));
    return row && { subjectId: null, contact: row.contact };
  },
  change: async (tx, id) => {
    const [row] = await tx.select().from(pendingChanges).where(eq(pendingChanges.id, id));
    const value = (name: string) => String(row?.after[name] ?? '');
    return row && { subjectId: row.userId, mobileNo: value('mobile'), emailId: value('email') };
  },
};

/**
 * Answers api/admin/contacts/show: the contact details that lists mask. Records reason and note in the audit trail and
 * the access in the ledger of the person, in one transaction; 404 unknown record.
 */
export const contactShow: MemberHandler<'contactShow'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { record, id, reason, note } = request;
  await enforceUserRateLimit(context, caller.userId, limit);
  return db.transaction(async (tx) => {
    const found = await finders[record](tx, id);
    if (found === undefined) return { status: 404 };
    const { subjectId, ...details } = found;
    await addAuditEntry(tx, context, {
      action: 'REVEAL',
      remark: `contact of ${record} ${id}`,
      changedFields: [
        { label: 'reason', value: reason },
        { label: 'note', value: note },
      ],
    });
    if (subjectId !== null) {
      const reading = { subjectId, readerId: caller.userId, record: 'profile', purpose: reason };
      await recordAccess(tx, [reading], clock());
    }
    return { status: 200, result: { mobileNo: '', emailId: '', contact: '', ...details } };
  });
};
