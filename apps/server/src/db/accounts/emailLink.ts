import { eq } from 'drizzle-orm';
import type { Language, MailKey, SmsKey } from '@temple-land/portal-core';
import { getPublicOrigin, type Config } from '../../config.ts';
import type { Random } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { composeText } from '../notifications/composeText.ts';
import { addAccountEmail } from '../notifications/deliveries.ts';
import { emailChanges } from '../schema/emailChanges.ts';
import { hashToken } from './sessionToken.ts';

interface LinkContext {
  clock: () => Date;
  config: Config;
  random: Pick<Random, 'token'>;
}

/** A user to whom an e-mail is written. */
interface EmailReader {
  id: number;
  language: string;
}

/** Adds an e-mail about an account in the language of its user. */
export async function addLocalizedEmail(
  tx: Database,
  { clock }: Pick<LinkContext, 'clock'>,
  user: EmailReader,
  email: { recipient: string; key: MailKey | SmsKey; values: Readonly<Record<string, string>> },
): Promise<void> {
  const language = user.language as Language;
  const { text } = await composeText(tx, email.key, language, email.values);
  await addAccountEmail(tx, { userId: user.id, recipient: email.recipient, text }, clock());
}

/** Stores an address of a user with the token of its link; an earlier link no longer works. */
export async function saveEmailLink(
  db: Database,
  userId: number,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<void> {
  const fresh = { email, tokenHash: hashToken(token), askedOn: now };
  await db
    .insert(emailChanges)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: emailChanges.userId, set: fresh });
}

/**
 * Sends a link that confirms an e-mail address of a user; an earlier link no longer works. The token is in the fragment
 * of the link, which browsers send to no server, and only its hash is stored.
 */
export async function sendEmailLink(
  tx: Database,
  context: LinkContext,
  user: EmailReader,
  email: string,
): Promise<void> {
  const { clock, config, random } = context;
  const token = random.token(32);
  const address = `${getPublicOrigin(config)}/website/confirm-email#${token}`;
  await saveEmailLink(tx, user.id, { email, token }, clock());
  await addLocalizedEmail(tx, context, user, {
    recipient: email,
    key: 'mail.emailConfirm',
    values: { address },
  });
}

/** Ends the link of a user; returns whether there was one. */
export async function deleteEmailLink(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ id: emailChanges.id });
  return rows.length > 0;
}

/** Returns whether an address that somebody enters for a user counts without a link: none, or where no e-mail is sent. */
export const isConfirmedAtOnce = ({ mail }: { mail?: unknown }, email: string): boolean =>
  email === '' || mail === undefined;
