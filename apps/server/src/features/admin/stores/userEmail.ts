import {
  deleteEmailLink,
  isConfirmedAtOnce,
  sendEmailLink,
} from '../../../db/accounts/emailLink.ts';
import type { SaveTransaction } from './store.ts';

type UserWork = SaveTransaction<'user'>;

/** Returns whether a save gives an account another e-mail address. */
export const isNewEmail = ({ before, form }: Pick<UserWork, 'before' | 'form'>): boolean =>
  (before?.['email'] ?? '') !== form.email;

/** Returns the columns of a new e-mail address, which is confirmed by the link that is sent to it. */
export const toEmailColumns = (transaction: UserWork): { isEmailConfirmed?: boolean } =>
  isNewEmail(transaction)
    ? { isEmailConfirmed: isConfirmedAtOnce(transaction.context, transaction.form.email) }
    : {};

/** Sends the link to a new e-mail address; the link to an earlier one no longer works. */
export async function sendNewEmailLink(
  transaction: UserWork,
  user: { id: number; language: string },
): Promise<void> {
  const { tx, context, form } = transaction;
  if (!isNewEmail(transaction)) return;
  await deleteEmailLink(tx, user.id);
  if (isConfirmedAtOnce(context, form.email)) return;
  await sendEmailLink(tx, context, user, form.email);
}
