import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { message, ProfileForm, type MessageKey } from '@temple-land/portal-core';
import { recordAccess } from '../../../db/activity/accessLedger.ts';
import { addAuditEntry, listChanges } from '../../../db/activity/audit.ts';
import { isUniqueViolation } from '../../../db/errors/sqlState.ts';
import { roles as roleTable } from '../../../db/schema/account.ts';
import { roleTitle } from '../../../db/accounts/roleTitle.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, updateNameAndEmail, type User } from '../account.repository.ts';
import { isCurrentPasswordCorrect } from '../passwords/currentPassword.ts';
import { toDisplay, toProfile } from './profile.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';

/** Answers api/users/checkcurrpassword for the caller alone: 401 wrong, counted as at login. */
export const checkCurrPassword: MemberHandler<'checkCurrPassword'> = async (input, context) => {
  const { db, caller, language } = context;
  const user = await findUser(db, caller.userId);
  if (!user || input.userId !== caller.userId) return { status: 403 };
  if (await isCurrentPasswordCorrect(context, user, input.currentPassword)) {
    return { status: 200, result: true };
  }
  return { status: 401, message: message(language, 'change.currentIncorrect') };
};

/** Answers api/users/getdetails: the caller's own details, and any user's for an administrator; 404 otherwise. */
export const getDetails: MemberHandler<'getDetails'> = async ({ userId }, context) => {
  const { db, caller, clock } = context;
  if (userId !== caller.userId && caller.userType !== 'A') return { status: 404 };
  const user = await findUser(db, userId);
  if (!user) return { status: 404 };
  const reading = { subjectId: user.id, readerId: caller.userId, record: 'profile' };
  await recordAccess(db, [{ ...reading, purpose: 'administration' }], clock());
  const own = userId === caller.userId ? toDisplay(user) : {};
  return { status: 200, result: { ...toProfile(user), ...own } };
};

async function updateProfile(context: SignedIn, user: User, form: ProfileForm): Promise<void> {
  const before = { fullName: user.fullName, emailId: user.email };
  await context.db.transaction(async (tx) => {
    await updateNameAndEmail(tx, user.id, { fullName: form.fullName, email: form.emailId });
    const auditEntry = { action: 'UPDATE', remark: `profile ${user.id}` } as const;
    await addAuditEntry(tx, context, { ...auditEntry, changedFields: listChanges(before, form) });
  });
}

/** Answers api/users/updatedetails for the caller alone: 111 e-mail taken, 400 with the violated rule. */
export const updateDetails: MemberHandler<'updateDetails'> = async (input, context) => {
  const { db, caller, language } = context;
  const refusal = (status: number, key: MessageKey) => ({
    status,
    message: message(language, key),
  });
  const user = await findUser(db, caller.userId);
  if (!user || input.userId !== caller.userId) return { status: 404 };
  const form = v.safeParse(ProfileForm, input, { abortPipeEarly: true });
  if (!form.success) return refusal(400, form.issues[0].message as MessageKey);
  try {
    await updateProfile(context, user, form.output);
  } catch (error) {
    if (isUniqueViolation(error)) return refusal(111, 'registration.mobile.duplicate');
    throw error;
  }
  if (form.output.emailId !== user.email) await notifyUser(context, user, 'sms.emailChanged');
  return { status: 200 };
};

/** Answers api/officer/getallrole: the roles that are in use, by number. */
export const roles: MemberHandler<'roles'> = async (_, { db, language }) => {
  const result = await db
    .select({
      roleId: roleTable.id,
      roleName: roleTitle(language),
      roleType: roleTable.userType,
    })
    .from(roleTable)
    .where(eq(roleTable.isActive, true))
    .orderBy(asc(roleTable.id));
  return { status: 200, result };
};
