import { eq, sql } from 'drizzle-orm';
import { isConfirmedAtOnce, sendEmailLink } from '../db/accounts/emailLink.ts';
import { roles, users } from '../db/schema/account.ts';
import type { Database } from '../db/database.ts';
import { endSessionsAndNotify, notifyNewAccount } from './accountEffects.ts';
import { validateAccount, protectedFields, type AccountFields } from './accountRules.ts';
import type { ChangeKind, ChangeValues, ChangeTransaction, StoredChange } from './change.ts';
import { Refused } from './refused.ts';

type User = typeof users.$inferSelect;

const findRoleName = async (tx: Database, id: number): Promise<string> => {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id));
  return role?.roleName ?? '';
};

async function lockUser(tx: Database, id: number | null): Promise<User | undefined> {
  if (id === null) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

const checkedFields = protectedFields.filter((field) => field !== 'mobile');

/** The account before a change, and the values to write. */
interface AccountUpdate {
  user: User;
  values: Partial<AccountFields> & { isBlocked?: number };
  /** True if another user set the mobile number, so that the owner has to choose a new password (RO-014). */
  mustResetPassword: boolean;
}

async function updateAccount(
  transaction: ChangeTransaction,
  { user, values, mustResetPassword }: AccountUpdate,
) {
  const { tx } = transaction;
  const merged = { ...user, ...values } as User & AccountFields;
  const isRuled = checkedFields.some((field) => field in values);
  // An account that violates a newer rule can still be blocked.
  const fault = isRuled ? await validateAccount(tx, merged) : undefined;
  if (fault) throw new Refused(fault);
  const roleType = isRuled ? await findRoleName(tx, merged.roleId) : user.roleType;
  const version = sql`${users.version} + 1`;
  const mark = mustResetPassword ? { isFirstLogin: 1 } : {};
  await tx
    .update(users)
    .set({ ...values, ...mark, roleType, version })
    .where(eq(users.id, user.id));
  const { loginId, mobile } = merged;
  const hasOtherChanges = Object.keys(values).some((field) => field !== 'mobile');
  await endSessionsAndNotify(transaction, { before: user, loginId, mobile, hasOtherChanges });
}

const pickFields = (user: User, names: readonly string[]): ChangeValues =>
  Object.fromEntries(names.map((name) => [name, user[name as keyof User] as string | number]));

async function applyAccountChange(
  transaction: ChangeTransaction,
  change: StoredChange,
): Promise<void> {
  const user = await lockUser(transaction.tx, change.userId);
  if (user === undefined) throw new Refused({ status: 409, key: 'pending.outdated' });
  const mustResetPassword = 'mobile' in change.after && change.askedBy !== change.userId;
  await updateAccount(transaction, {
    user,
    values: change.after as AccountUpdate['values'],
    mustResetPassword,
  });
  if (change.kind !== 'access') return;
  const isBlocked = change.after['isBlocked'] === 1;
  transaction.context.record(isBlocked ? 'account blocked' : 'account unblocked', {
    userId: user.id,
  });
}

/** The change of an existing account. */
export const accountChange: ChangeKind = {
  readPresent: async (tx, { userId, before }) => {
    const user = await lockUser(tx, userId);
    return user && pickFields(user, Object.keys(before));
  },
  apply: applyAccountChange,
};

type NewAccount = AccountFields & { fullName: string; email: string };

/** The creation of an account without a password; its owner sets one by a code to the mobile number. */
export const newAccount: ChangeKind = {
  readPresent: async () => ({}),
  apply: async (transaction, change) => {
    const { tx, context } = transaction;
    const form = change.after as unknown as NewAccount;
    const fault = await validateAccount(tx, form);
    if (fault) throw new Refused(fault);
    const roleType = await findRoleName(tx, form.roleId);
    const made = { passwordHash: '', isFirstLogin: 1, createdOn: context.clock() };
    const isEmailConfirmed = isConfirmedAtOnce(context, form.email);
    const [row] = await tx
      .insert(users)
      .values({ ...form, ...made, roleType, isEmailConfirmed })
      .returning({ id: users.id, language: users.language });
    if (row && !isEmailConfirmed) await sendEmailLink(tx, context, row, form.email);
    notifyNewAccount(transaction, form.loginId, form.mobile);
  },
};
