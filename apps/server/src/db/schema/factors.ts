import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** Second factors of users: encrypted keys of authenticator apps, and public keys of passkeys. */
export const factors = pgTable(
  'factors',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** The encrypted key of an app, or the public key of a passkey in base64url. */
    key: text('key').notNull(),
    /** The TOTP step of the last accepted code; codes of this and earlier steps are refused. */
    lastStep: integer('last_step').notNull().default(0),
    credentialId: text('credential_id').unique('factors_credential'),
    /** The transports of the passkey, separated by commas (WebAuthn, AuthenticatorTransport). */
    transports: text('transports').notNull().default(''),
    signatureCounter: bigint('signature_counter', { mode: 'number' }).notNull().default(0),
    createdOn: moment('created_on').notNull(),
    usedOn: moment('used_on'),
  },
  (table) => [
    index('factors_user').on(table.userId),
    check('factors_kind', sql`${table.kind} in ('totp', 'passkey')`),
    check(
      'factors_credential_of_passkey',
      sql`(${table.kind} = 'passkey') = (${table.credentialId} is not null)`,
    ),
  ],
);

/** Recovery codes of users as keyed hashes; each can be used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    createdOn: moment('created_on').notNull(),
    usedOn: moment('used_on'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Started logins that still need the second factor, by the SHA-256 of the browser's cookie. */
export const secondSteps = pgTable(
  'second_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [index('second_steps_user').on(table.userId)],
);

/**
 * Challenges for passkeys, and encrypted keys of apps during their set-up; each belongs to one session or second step
 * and can be used once.
 */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    holderHash: text('holder_hash').notNull(),
    purpose: text('purpose').notNull(),
    challenge: text('challenge').notNull(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderHash, table.purpose] }),
    check(
      'factor_challenges_purpose',
      sql`${table.purpose} in ('usePasskey', 'addPasskey', 'addTotp')`,
    ),
  ],
);
