import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  message,
  PersonalDetailsForm,
  type MessageKey,
  type PersonalDetails,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { personalDetails } from '../../../db/schema/personalDetails.ts';
import type { MemberHandler } from '../../../handler.ts';

const noDetails: PersonalDetails = {
  address: '',
  pinCode: '',
  nomineeName: '',
  nomineeRelation: '',
};

async function loadDetails(db: Database, userId: number): Promise<PersonalDetails> {
  const [row] = await db.select().from(personalDetails).where(eq(personalDetails.userId, userId));
  return { ...noDetails, ...row?.content };
}

/** Answers api/users/personal: the caller's postal address and nominee. */
export const personalDetailsRead: MemberHandler<'personalDetailsRead'> = async (
  _,
  { db, caller },
) => ({ status: 200, result: await loadDetails(db, caller.userId) });

/**
 * Answers api/users/personal/save: stores the caller's postal address and nominee; 400 with the violated rule. The audit
 * trail has the names of the changed fields, and no value.
 */
export const personalDetailsSave: MemberHandler<'personalDetailsSave'> = async (input, context) => {
  const { db, caller, clock, language } = context;
  const form = v.safeParse(PersonalDetailsForm, input, { abortPipeEarly: true });
  if (!form.success) {
    const key = form.issues[0].message as MessageKey;
    return { status: 400, message: message(language, key) };
  }
  const saved = { content: form.output, savedOn: clock() };
  await db.transaction(async (tx) => {
    const before = await loadDetails(tx, caller.userId);
    await tx
      .insert(personalDetails)
      .values({ userId: caller.userId, ...saved })
      .onConflictDoUpdate({ target: personalDetails.userId, set: saved });
    const fields = Object.keys(noDetails) as (keyof PersonalDetails)[];
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `personal details of ${caller.userId}`,
      changedFields: fields
        .filter((field) => before[field] !== form.output[field])
        .map((label) => ({ label, value: '' })),
    });
  });
  return { status: 200 };
};
