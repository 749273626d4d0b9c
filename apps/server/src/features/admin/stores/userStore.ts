import { asc, eq, or, sql } from 'drizzle-orm';
import { needsSecondAdministrator, type EntityForm } from '@temple-land/portal-core';
import { endSessionsAndNotify } from '../../../approvals/accountEffects.ts';
import {
  validateAccount,
  isLoginOrMobileTaken,
  protectedFields,
} from '../../../approvals/accountRules.ts';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import type { ChangeValues } from '../../../approvals/change.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import type { Database } from '../../../db/database.ts';
import { isErasedLogin } from '../../../db/erasure/erasedAccount.ts';
import { roles, users } from '../../../db/schema/account.ts';
import { hasLogin, hasValue } from '../../../db/schema/encrypted.ts';
import { addDistrict } from './userDistrict.ts';
import {
  Refused,
  defineStore,
  type Fault,
  type StoredRecord,
  type SaveTransaction,
} from './store.ts';
import { maskAccount, restoreMaskedFields } from './maskedAccount.ts';
import { isNewEmail, sendNewEmailLink, toEmailColumns } from './userEmail.ts';
import { loadUserFlags } from './userFlags.ts';

type UserWork = SaveTransaction<'user'>;
type UserForm = EntityForm<'user'>;

const listChangedFields = (before: StoredRecord, form: StoredRecord, fields: readonly string[]) =>
  fields.filter((field) => before[field] !== form[field]);

function validateOwnAccount({ before, form, id, context }: UserWork): Fault | undefined {
  if (id !== context.caller.userId || !before) return undefined;
  const [field] = listChangedFields(before, form, protectedFields);
  if (field === undefined) return undefined;
  return { status: 409, key: field === 'mobile' ? 'admin.ownMobile' : 'admin.self', field };
}

/** An erased account stays without a person, and no new account is named like one. */
function validateErasedAccount({ before, form }: UserWork): Fault | undefined {
  const isErased = isErasedLogin(String(before?.['loginId'] ?? '')) || isErasedLogin(form.loginId);
  return isErased ? { status: 409, key: 'erasure.account' } : undefined;
}

const pickFields = (from: StoredRecord, names: readonly string[]): ChangeValues =>
  Object.fromEntries(names.map((name) => [name, from[name] as string | number | null]));

const isBlocked = async (tx: Database, id: number) =>
  (await tx.$count(users, sql`${users.id} = ${id} and ${users.isBlocked} = 1`)) === 1;

/** Requests the approval of a new account; it is created only after the approval. */
async function requestNewAccount(transaction: UserWork): Promise<'everything'> {
  const { reason, ...after } = transaction.form;
  await requestApproval(transaction, {
    kind: 'newAccount',
    userId: null,
    before: {},
    after,
    reason,
  });
  return 'everything';
}

async function requestAccountChange(transaction: UserWork, id: number, before: StoredRecord) {
  const { form, tx } = transaction;
  const changed = listChangedFields(before, form, protectedFields);
  const isUnblocked = transaction.isRestored && (await isBlocked(tx, id));
  if (changed.length === 0 && !isUnblocked) return undefined;
  await requestApproval(transaction, {
    kind: 'account',
    userId: id,
    before: { ...pickFields(before, changed), ...(isUnblocked ? { isBlocked: 1 } : {}) },
    after: { ...pickFields(form, changed), ...(isUnblocked ? { isBlocked: 0 } : {}) },
    reason: form.reason,
  });
  const hasFreeChanges =
    listChangedFields(before, form, ['fullName', 'designation', 'email']).length > 0;
  return hasFreeChanges
    ? ({ ...form, ...pickFields(before, protectedFields) } as UserForm)
    : 'everything';
}

async function holdForApproval(transaction: UserWork) {
  const { form, before, id, tx } = transaction;
  if (!needsSecondAdministrator(before?.['userType'] as string | undefined, form.userType))
    return undefined;
  const isChanged = !before || listChangedFields(before, form, protectedFields).length > 0;
  if (!isChanged && !transaction.isRestored) return undefined;
  if (form.reason === '')
    throw new Refused({ status: 400, key: 'admin.required', field: 'reason' });
  if (await isLoginOrMobileTaken(tx, form, id))
    throw new Refused({ status: 111, key: 'admin.duplicate' });
  return before && id !== undefined
    ? requestAccountChange(transaction, id, before)
    : requestNewAccount(transaction);
}

/** Returns the login id to save: that of a citizen follows the mobile number. */
const resolveLoginId = ({ form, before }: UserWork) =>
  before && before['loginId'] === before['mobile'] && form.loginId === before['loginId']
    ? form.mobile
    : form.loginId;

async function toUserColumns(transaction: UserWork): Promise<StoredRecord> {
  const { tx, before, now } = transaction;
  const { reason: _, ...form } = transaction.form;
  const [role] = await tx.select().from(roles).where(eq(roles.id, form.roleId));
  const made = { passwordHash: '', isFirstLogin: 1, createdOn: now };
  const mustResetPassword = before !== undefined && before['mobile'] !== form.mobile;
  return {
    ...form,
    loginId: resolveLoginId(transaction),
    roleType: role?.roleName ?? '',
    ...(before ? {} : made),
    ...(mustResetPassword ? { isFirstLogin: 1 } : {}),
    ...toEmailColumns(transaction),
  };
}

/**
 * Sends the link to a new e-mail address and notifies its user, and ends the sessions after a change of protected fields.
 */
async function notifyOwner(transaction: UserWork, id: number): Promise<void> {
  const { before, form, context, afterCommit, tx } = transaction;
  const [stored] = await tx
    .select({ id: users.id, language: users.language, loginId: users.loginId })
    .from(users)
    .where(eq(users.id, id));
  if (stored === undefined) return;
  await sendNewEmailLink(transaction, stored);
  if (before === undefined) return;
  const mobile = String(before['mobile']);
  if (isNewEmail(transaction) && id !== context.caller.userId) {
    afterCommit.push(() => notifyUser(context, { ...stored, mobile }, 'sms.emailChanged'));
  }
  const changed = listChangedFields(before, form, protectedFields);
  if (changed.length === 0) return;
  const hasOtherChanges = changed.some((field) => field !== 'mobile');
  const { loginId } = stored;
  await endSessionsAndNotify(transaction, {
    before: { ...stored, mobile },
    loginId,
    mobile: form.mobile,
    hasOtherChanges,
  });
}

// The numbers of citizens are encrypted: a part of one finds nobody, the whole number does.
const readableLogin = sql<string>`case when ${users.loginId} like '~%' then '' else ${users.loginId} end`;

/**
 * The store of accounts. A new account has no password: its owner sets one by a code to the mobile number, so that no
 * administrator knows it. For every type except citizens, a change of protected fields waits for a second
 * administrator.
 */
export const userStore = defineStore('user', {
  table: users,
  columns: {
    loginId: users.loginId,
    fullName: users.fullName,
    designation: users.designation,
    userType: users.userType,
    roleId: users.roleId,
    mobile: users.mobile,
    email: users.email,
    districtId: users.districtId,
    tahasilId: users.tahasilId,
  },
  label: users.fullName,
  searchColumns: [readableLogin, users.fullName],
  findExactly: (text) =>
    or(
      hasLogin(users.loginId, text),
      hasValue(users.mobile, text),
      hasValue(users.email, text.toLowerCase()),
    ),
  defaultOrder: [asc(users.id)],
  isActive: sql<boolean>`(${users.isBlocked} = 0)`,
  retiredValues: { isBlocked: 1 },
  restoredValues: { isBlocked: 0 },
  isInUse: async () => false,
  completeForm: addDistrict,
  validate: async (transaction) =>
    validateOwnAccount(transaction) ??
    validateErasedAccount(transaction) ??
    validateAccount(transaction.tx, transaction.form),
  holdForApproval,
  toColumns: toUserColumns,
  afterSave: notifyOwner,
  loadExtraFields: loadUserFlags,
  mask: maskAccount,
  restoreMasked: restoreMaskedFields,
});
