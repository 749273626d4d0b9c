import { eq, sql } from 'drizzle-orm';
import { roles, users } from '../db/schema/account.ts';
import type { Database } from '../db/database.ts';
import { endSessionsAndNotify, notifyNewAccount } from './accountEffects.ts';
import { accountFault, protectedFields, type AccountFields } from './accountRules.ts';
import type { ChangeKind, ChangeValues, ChangeWork, StoredChange } from './change.ts';
import { Refused } from './refused.ts';

type User = typeof users.$inferSelect;

const roleName = async (tx: Database, id: number): Promise<string> => {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id));
  return role?.roleName ?? '';
};

async function lockUser(tx: Database, id: number | null): Promise<User | undefined> {
  if (id === null) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

const ruledFields = protectedFields.filter((field) => field !== 'mobile');

/** The account before, and the values that are written. */
interface AccountWrite {
  user: User;
  values: Partial<AccountFields> & { isBlocked?: number };
  /** The number was given by somebody else, so that the password is chosen anew (RO-014). */
  isReset: boolean;
}

async function writeAccount(work: ChangeWork, { user, values, isReset }: AccountWrite) {
  const { tx } = work;
  const merged = { ...user, ...values } as User & AccountFields;
  const isRuled = ruledFields.some((field) => field in values);
  // A rule that an older account breaks does not keep it from being blocked.
  const fault = isRuled ? await accountFault(tx, merged) : undefined;
  if (fault) throw new Refused(fault);
  const roleType = isRuled ? await roleName(tx, merged.roleId) : user.roleType;
  const version = sql`${users.version} + 1`;
  const mark = isReset ? { isFirstLogin: 1 } : {};
  await tx
    .update(users)
    .set({ ...values, ...mark, roleType, version })
    .where(eq(users.id, user.id));
  const { loginId, mobile } = merged;
  const isMore = Object.keys(values).some((field) => field !== 'mobile');
  await endSessionsAndNotify(work, { before: user, loginId, mobile, isMore });
}

const pick = (user: User, names: readonly string[]): ChangeValues =>
  Object.fromEntries(names.map((name) => [name, user[name as keyof User] as string | number]));

async function applyAccount(work: ChangeWork, change: StoredChange): Promise<void> {
  const user = await lockUser(work.tx, change.userId);
  if (user === undefined) throw new Refused({ status: 409, key: 'pending.outdated' });
  const isReset = 'mobile' in change.after && change.askedBy !== change.userId;
  await writeAccount(work, { user, values: change.after as AccountWrite['values'], isReset });
  if (change.kind !== 'access') return;
  const isBlocked = change.after['isBlocked'] === 1;
  work.context.record(isBlocked ? 'account blocked' : 'account unblocked', { userId: user.id });
}

/** Changes fields of an account that is there. */
export const accountChange: ChangeKind = {
  readPresent: async (tx, { userId, before }) => {
    const user = await lockUser(tx, userId);
    return user && pick(user, Object.keys(before));
  },
  apply: applyAccount,
};

type NewAccount = AccountFields & { fullName: string; email: string };

/** Makes an account without a password, whose owner sets one by a code to the number. */
export const newAccount: ChangeKind = {
  readPresent: async () => ({}),
  apply: async (work, change) => {
    const { tx, context } = work;
    const form = change.after as unknown as NewAccount;
    const fault = await accountFault(tx, form);
    if (fault) throw new Refused(fault);
    const roleType = await roleName(tx, form.roleId);
    const made = { passwordHash: '', isFirstLogin: 1, createdOn: context.clock() };
    await tx.insert(users).values({ ...form, ...made, roleType });
    notifyNewAccount(work, form.loginId, form.mobile);
  },
};
