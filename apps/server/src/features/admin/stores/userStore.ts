import { asc, eq, inArray, sql } from 'drizzle-orm';
import { needsSecondAdministrator, type EntityForm } from '@temple-land/portal-core';
import { endSessionsAndNotify } from '../../../approvals/accountEffects.ts';
import { accountFault, isTaken, protectedFields } from '../../../approvals/accountRules.ts';
import { askApproval } from '../../../approvals/askApproval.ts';
import type { ChangeValues } from '../../../approvals/change.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import type { Database } from '../../../db/database.ts';
import { roles, users } from '../../../db/schema/account.ts';
import { factors } from '../../../db/schema/factors.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import { Refused, storeOf, type Fault, type Stored, type Work } from './store.ts';

type UserWork = Work<'user'>;
type UserForm = EntityForm<'user'>;

const changesOf = (before: Stored, form: Stored, fields: readonly string[]) =>
  fields.filter((field) => before[field] !== form[field]);

function selfFault({ before, form, id, context }: UserWork): Fault | undefined {
  if (id !== context.caller.userId || !before) return undefined;
  const [field] = changesOf(before, form, protectedFields);
  if (field === undefined) return undefined;
  return { status: 409, key: field === 'mobile' ? 'admin.ownMobile' : 'admin.self', field };
}

const pick = (from: Stored, names: readonly string[]): ChangeValues =>
  Object.fromEntries(names.map((name) => [name, from[name] as string | number | null]));

const isBlocked = async (tx: Database, id: number) =>
  (await tx.$count(users, sql`${users.id} = ${id} and ${users.isBlocked} = 1`)) === 1;

/** Asks for the approval of an account that is not made yet; nothing of it is stored before. */
async function holdNew(work: UserWork): Promise<'everything'> {
  const { reason, ...after } = work.form;
  await askApproval(work, { kind: 'newAccount', userId: null, before: {}, after, reason });
  return 'everything';
}

async function holdChange(work: UserWork, id: number, before: Stored) {
  const { form, tx } = work;
  const changed = changesOf(before, form, protectedFields);
  const comesBack = work.isRestored && (await isBlocked(tx, id));
  if (changed.length === 0 && !comesBack) return undefined;
  await askApproval(work, {
    kind: 'account',
    userId: id,
    before: { ...pick(before, changed), ...(comesBack ? { isBlocked: 1 } : {}) },
    after: { ...pick(form, changed), ...(comesBack ? { isBlocked: 0 } : {}) },
    reason: form.reason,
  });
  const isRest = changesOf(before, form, ['fullName', 'email']).length > 0;
  return isRest ? ({ ...form, ...pick(before, protectedFields) } as UserForm) : 'everything';
}

async function hold(work: UserWork) {
  const { form, before, id, tx } = work;
  if (!needsSecondAdministrator(before?.['userType'] as string | undefined, form.userType))
    return undefined;
  const isChanged = !before || changesOf(before, form, protectedFields).length > 0;
  if (!isChanged && !work.isRestored) return undefined;
  if (form.reason === '')
    throw new Refused({ status: 400, key: 'admin.required', field: 'reason' });
  if (await isTaken(tx, form, id)) throw new Refused({ status: 111, key: 'admin.duplicate' });
  return before && id !== undefined ? holdChange(work, id, before) : holdNew(work);
}

/** A citizen's login name is the mobile number, and follows it (as in the change by two codes). */
const loginIdOf = ({ form, before }: UserWork) =>
  before && before['loginId'] === before['mobile'] && form.loginId === before['loginId']
    ? form.mobile
    : form.loginId;

async function values(work: UserWork): Promise<Stored> {
  const { tx, before, now } = work;
  const { reason: _, ...form } = work.form;
  const [role] = await tx.select().from(roles).where(eq(roles.id, form.roleId));
  const made = { passwordHash: '', isFirstLogin: 1, createdOn: now };
  const isReset = before !== undefined && before['mobile'] !== form.mobile;
  return {
    ...form,
    loginId: loginIdOf(work),
    roleType: role?.roleName ?? '',
    ...(before ? {} : made),
    ...(isReset ? { isFirstLogin: 1 } : {}),
  };
}

/** Tells a user whose data changed at once: that the e-mail address did, or what ended the sessions. */
async function tellOwner(work: UserWork, id: number): Promise<void> {
  const { before, form, context, later, tx } = work;
  if (before === undefined) return;
  const [stored] = await tx
    .select({ id: users.id, language: users.language, loginId: users.loginId })
    .from(users)
    .where(eq(users.id, id));
  if (stored === undefined) return;
  const mobile = String(before['mobile']);
  if (before['email'] !== form.email && id !== context.caller.userId) {
    later.push(() => notifyUser(context, { ...stored, mobile }, 'sms.emailChanged'));
  }
  const changed = changesOf(before, form, protectedFields);
  if (changed.length === 0) return;
  const isMore = changed.some((field) => field !== 'mobile');
  const { loginId } = stored;
  await endSessionsAndNotify(work, {
    before: { ...stored, mobile },
    loginId,
    mobile: form.mobile,
    isMore,
  });
}

async function waitingOf(db: Database, ids: readonly number[], now: Date) {
  const rows = await db
    .select({ userId: pendingChanges.userId, expiresOn: pendingChanges.expiresOn })
    .from(pendingChanges)
    .where(
      sql`${inArray(pendingChanges.userId, [...ids])} and ${pendingChanges.state} = 'waiting' and ${pendingChanges.expiresOn} > ${now}`,
    );
  return new Set(rows.map(({ userId }) => userId));
}

async function protectedOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectDistinct({ userId: factors.userId })
    .from(factors)
    .where(inArray(factors.userId, [...ids]));
  return new Set(rows.map(({ userId }) => userId));
}

async function extras(db: Database, ids: readonly number[], now: Date) {
  const waiting = await waitingOf(db, ids, now);
  const withFactors = await protectedOf(db, ids);
  const extrasOf = (id: number) => ({
    isWaiting: waiting.has(id),
    hasFactors: withFactors.has(id),
  });
  return new Map(ids.map((id) => [id, extrasOf(id)]));
}

/**
 * Accounts. One that is made here has no password yet: its owner sets one by a code to the mobile
 * number, so that no administrator ever knows a password. Of every type but citizens, a change of what
 * opens something waits for a second administrator.
 */
export const user = storeOf('user', {
  table: users,
  columns: {
    loginId: users.loginId,
    fullName: users.fullName,
    userType: users.userType,
    roleId: users.roleId,
    mobile: users.mobile,
    email: users.email,
    districtId: users.districtId,
    tahasilId: users.tahasilId,
  },
  label: users.fullName,
  search: [users.loginId, users.fullName, users.mobile, users.email],
  order: [asc(users.id)],
  isActive: sql<boolean>`(${users.isBlocked} = 0)`,
  retired: { isBlocked: 1 },
  restored: { isBlocked: 0 },
  isInUse: async () => false,
  check: async (work) => selfFault(work) ?? accountFault(work.tx, work.form),
  hold,
  values,
  written: tellOwner,
  extras,
});
