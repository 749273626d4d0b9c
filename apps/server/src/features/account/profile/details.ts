import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { message, ProfileForm, type MessageKey, type Profile } from '@temple-land/portal-core';
import { recordAccess } from '../../../db/activity/accessLedger.ts';
import { addAuditEntry, listChanges } from '../../../db/activity/audit.ts';
import { isConfirmedAtOnce } from '../../../db/accounts/emailLink.ts';
import { roles as roleTable } from '../../../db/schema/account.ts';
import { findPhotoId } from '../../../db/accounts/profilePhoto.ts';
import { roleTitle } from '../../../db/accounts/roleTitle.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, updateName, type User } from '../account.repository.ts';
import { isCurrentPasswordCorrect } from '../passwords/currentPassword.ts';
import { findEmailChange, isEmailTaken } from './emailChange.repository.ts';
import { askEmailChange, replaceEmail } from './emailChange.ts';
import { findPendingName, needsNameProof } from './nameChange.ts';
import { toDisplay, toProfile } from './profile.ts';

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

const toDesignation = ({ designation }: User): Pick<Profile, 'designation'> =>
  designation === '' ? {} : { designation };

/** Returns the caller's photo, what of the details waits, and whether a changed name needs a proof. */
async function loadPending({ db, caller, clock }: SignedIn, user: User): Promise<Partial<Profile>> {
  const { userId, userType } = caller;
  const asked = await findEmailChange(db, userId, clock());
  const email =
    asked?.email ?? (user.isEmailConfirmed || user.email === '' ? undefined : user.email);
  const name = await findPendingName(db, userId, clock());
  const photoId = await findPhotoId(db, userId);
  const needsProof = userType === 'CI' && (await needsNameProof(db, userId));
  return {
    ...(email === undefined ? {} : { pendingEmailId: email }),
    ...(name === undefined ? {} : { pendingName: name }),
    ...(photoId === undefined ? {} : { photoId }),
    ...(needsProof ? { needsNameProof: 1 as const } : {}),
  };
}

/** Answers api/users/getdetails: the caller's own details, and any user's for an administrator; 404 otherwise. */
export const getDetails: MemberHandler<'getDetails'> = async ({ userId }, context) => {
  const { db, caller, clock } = context;
  if (userId !== caller.userId && caller.userType !== 'A') return { status: 404 };
  const user = await findUser(db, userId);
  if (!user) return { status: 404 };
  const reading = { subjectId: user.id, readerId: caller.userId, record: 'profile' };
  await recordAccess(db, [{ ...reading, purpose: 'administration' }], clock());
  const own =
    userId === caller.userId
      ? { ...toDisplay(user), ...toDesignation(user), ...(await loadPending(context, user)) }
      : {};
  return { status: 200, result: { ...toProfile(user), ...own } };
};

async function saveName(context: SignedIn, user: User, fullName: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await updateName(tx, user.id, fullName);
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `profile ${user.id}`,
      changedFields: listChanges({ fullName: user.fullName }, { fullName }),
    });
  });
}

/** Returns why the details of a user cannot be changed so: status and message. */
async function findRefusal(
  { db }: SignedIn,
  user: User,
  { fullName, emailId }: ProfileForm,
): Promise<[number, MessageKey] | undefined> {
  if (fullName !== user.fullName) {
    if (user.userType !== 'CI') return [400, 'profile.name.office'];
    if (await needsNameProof(db, user.id)) return [400, 'profile.name.proof'];
  }
  if (emailId === '' || emailId === user.email) return undefined;
  const isTaken = await isEmailTaken(db, emailId, user.id);
  return isTaken ? [111, 'registration.mobile.duplicate'] : undefined;
}

/**
 * Answers api/users/updatedetails for the caller alone: the name of a citizen whom no application names, and the e-mail
 * address. A new address is that of the account when it was confirmed by the link that is sent to it, and at once where
 * the portal sends no e-mail; an empty one is removed at once. 111 e-mail taken, 400 with the violated rule.
 */
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
  const { fullName, emailId } = form.output;
  const refused = await findRefusal(context, user, form.output);
  if (refused) return refusal(...refused);
  // Somebody who saves the details as they are asks for the link to an address without confirmation again.
  const isAskedAgain =
    !user.isEmailConfirmed && context.mail !== undefined && fullName === user.fullName;
  if (emailId !== user.email || (isAskedAgain && emailId !== '')) {
    const isAtOnce = isConfirmedAtOnce(context, emailId);
    await (isAtOnce ? replaceEmail : askEmailChange)(context, user, emailId);
  }
  if (fullName !== user.fullName) await saveName(context, user, fullName);
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
