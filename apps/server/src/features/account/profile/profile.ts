import {
  dataRights,
  languages,
  type Language,
  type Profile,
  type UserType,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { loadDataRights } from '../../../db/accounts/dataRights.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import type { Context, MemberHandler } from '../../../handler.ts';
import { findUser, type User } from '../account.repository.ts';
import { hasFactor } from '../secondFactor/factors.repository.ts';
import { needsFactor } from '../secondFactor/factorRequirement.ts';

const isLanguage = (text: string): text is Language => languages.some((known) => known === text);

const codeText = (id: number | null) => (id === null ? '' : String(id));

/** Returns the profile of a user for the wire. */
export function toProfile(user: User): Profile {
  return {
    userId: user.id,
    userName: user.loginId,
    fullName: user.fullName,
    userType: user.userType as UserType,
    userRollId: user.roleId,
    emailId: user.email,
    mobileNo: user.mobile,
    districtCode: codeText(user.districtId),
    tahasilCode: codeText(user.tahasilId),
    userRoleType: user.roleType,
    isFirstLogin: user.isFirstLogin === 1 ? 1 : 0,
  };
}

/** Returns the language and the text size that a user has chosen for every device. */
export const toDisplay = ({
  pageLanguage,
  textSize,
}: User): Pick<Profile, 'pageLanguage' | 'textSize'> => ({
  ...(isLanguage(pageLanguage) ? { pageLanguage } : {}),
  ...(textSize === null ? {} : { textSize }),
});

/**
 * Returns the profile of a user after login, with theme, language and text size, a flag if a second factor must be set
 * up, and the rights to data of an officer whose role lacks one.
 */
export async function toSignedInProfile({ db, config }: Context, user: User): Promise<Profile> {
  const has = await hasFactor(db, user.id);
  const userType = user.userType as UserType;
  const isMissing = needsFactor(config, userType, has);
  const isOfficer = userType === 'O' || userType === 'T';
  const rights = isOfficer
    ? await loadDataRights(db, { roleId: user.roleId, userType })
    : new Set(dataRights);
  return {
    ...toProfile(user),
    ...toDisplay(user),
    ...(isMissing ? { needsFactor: 1 as const } : {}),
    ...(user.isDark ? { theme: 'dark' as const } : {}),
    ...(dataRights.every((right) => rights.has(right))
      ? {}
      : { dataRights: [...rights].toSorted() }),
  };
}

/** Answers api/users/current-user. */
export const currentUser: MemberHandler<'currentUser'> = async (_, context) => {
  const user = await findUser(context.db, context.caller.userId);
  return user ? { status: 200, result: await toSignedInProfile(context, user) } : { status: 429 };
};

/** Answers api/users/logout: ends the session and records the reason. */
export const logout: MemberHandler<'logout'> = async ({ reason }, context) => {
  const { db, caller, record } = context;
  await db.transaction(async (tx) => {
    await endSessions(tx, caller.userId);
    await addAuditEntry(tx, context, {
      action: 'LOGOUT',
      remark: reason ?? 'pressed',
      changedFields: [],
    });
  });
  record('logged out', { userId: caller.userId });
  return { status: 200 };
};
