// Long because accounts, sessions and what signs them in are one subject.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { encryptedText, hashedNumber, isSealed, lookupIn } from './encrypted.ts';
import { districts, tahasils } from './land.ts';

/** Roles; a role belongs to one user type. */
export const roles = pgTable(
  'roles',
  {
    id: serial('id').primaryKey(),
    roleName: text('role_name').notNull(),
    /** The names in Odia and Hindi; empty where there is none. */
    roleNameOr: text('role_name_or').notNull().default(''),
    roleNameHi: text('role_name_hi').notNull().default(''),
    userType: text('user_type').notNull(),
    /** Whether officers of the role may see who reported an illegitimate use, with a reason. */
    reporterAccess: text('reporter_access').notNull().default('hidden'),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('roles_name').on(sql`lower(${table.roleName})`),
    check('roles_type', sql`${table.userType} in ('C', 'CI', 'O', 'T', 'A')`),
    check('roles_reporter', sql`${table.reporterAccess} in ('hidden', 'withReason')`),
  ],
);

/**
 * People who can log in; `login_id` is a citizen's mobile number, encrypted, or an officer's name in lower case.
 */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    loginId: encryptedText('users.login_id').notNull(),
    fullName: text('full_name').notNull(),
    /** The post of an officer; empty for citizens. */
    designation: text('designation').notNull().default(''),
    userType: text('user_type').notNull(),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    roleType: text('role_type').notNull().default(''),
    mobile: encryptedText('users.mobile').notNull().default(''),
    email: encryptedText('users.email').notNull().default(''),
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(true),
    passwordHash: text('password_hash').notNull(),
    districtId: integer('district_id').references(() => districts.id),
    tahasilId: integer('tahasil_id').references(() => tahasils.id),
    isFirstLogin: integer('is_first_login').notNull().default(0),
    isBlocked: integer('is_blocked').notNull().default(0),
    language: text('language').notNull().default('en'),
    /** The language that the user has chosen for every device; empty while each device has its own. */
    pageLanguage: text('page_language').notNull().default(''),
    /** The root text size in px that the user has chosen for every device. */
    textSize: integer('text_size'),
    /** Whether the pages are dark while the user is logged in. */
    isDark: boolean('is_dark').notNull().default(false),
    /** Confirmed the mobile number for a report and has no account; a registration with the number makes it one. */
    isGuest: boolean('is_guest').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    uniqueIndex('users_login_id').on(table.loginId),
    uniqueIndex('users_login_number')
      .on(lookupIn(table.loginId))
      .where(sql`${table.loginId} like '~%'`),
    uniqueIndex('users_mobile')
      .on(lookupIn(table.mobile))
      .where(sql`${table.mobile} <> ''`),
    uniqueIndex('users_email')
      .on(lookupIn(table.email))
      .where(sql`${table.email} <> ''`),
    check('users_type', sql`${table.userType} in ('C', 'CI', 'O', 'T', 'A')`),
    check(
      'users_login_lower',
      sql`${table.loginId} like '~%' or (${table.loginId} = lower(${table.loginId}) and ${table.loginId} !~ '^[0-9]{10}$')`,
    ),
    check('users_sealed', sql`${isSealed(table.mobile)} and ${isSealed(table.email)}`),
    check('users_marks', sql`${table.isFirstLogin} in (0, 1) and ${table.isBlocked} in (0, 1)`),
  ],
);

/** Open sessions; only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdOn: moment('created_on').notNull(),
    usedOn: moment('used_on').notNull(),
    /** The address and browser of the login, as seen by the server. */
    address: text('address').notNull().default(''),
    browserName: text('browser_name').notNull().default(''),
    /** When the user last confirmed a factor, or the password of an account without factors. */
    confirmedOn: moment('confirmed_on'),
    /** Opened by the code of a report: it makes only the calls that guests may make. */
    isGuest: boolean('is_guest').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Sign-ins of users, including refused ones; `device_hash` is the SHA-256 of the device's cookie. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    address: text('address').notNull(),
    browserName: text('browser_name').notNull(),
    outcome: text('outcome').notNull(),
    deviceHash: text('device_hash'),
  },
  (table) => [
    index('sign_ins_user').on(table.userId, table.at),
    check(
      'sign_ins_outcome',
      sql`${table.outcome} in ('signedIn', 'wrongPassword', 'wrongFactor', 'refused')`,
    ),
  ],
);

/** Unused captchas: drawings, and challenges for a proof of work. */
export const captchas = pgTable('captchas', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['drawing', 'proof'] })
    .notNull()
    .default('drawing'),
  solution: text('solution').notNull(),
  createdOn: moment('created_on').notNull(),
});

/** The newest one-time code of a number for a purpose, as a keyed hash. */
export const codes = pgTable(
  'codes',
  {
    mobile: hashedNumber('mobile').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    sentOn: moment('sent_on').notNull(),
    usedOn: moment('used_on'),
    verifiedOn: moment('verified_on'),
    /** SHA-256 of the cookie of the browser that verified the code. */
    browserHash: text('browser_hash'),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.purpose] })],
);

/**
 * Attempt counters by subject (number, user, address) and action. The count is incremented in one statement, so that
 * parallel attempts cannot exceed the limit.
 */
export const attempts = pgTable(
  'attempts',
  {
    subject: text('subject').notNull(),
    action: text('action').notNull(),
    count: integer('count').notNull(),
    windowStart: moment('window_start').notNull(),
    lockedOn: moment('locked_on'),
  },
  (table) => [primaryKey({ columns: [table.subject, table.action] })],
);

/** Messages of a demo, stored instead of sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    mobile: hashedNumber('mobile').notNull(),
    text: encryptedText('outbox.text').notNull(),
    otp: text('otp'),
    sentOn: moment('sent_on').notNull(),
  },
  (table) => [index('outbox_mobile').on(table.mobile)],
);

/** Registration tickets; only the SHA-256 of a ticket is stored. */
export const registrationTickets = pgTable('registration_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  mobile: hashedNumber('mobile').notNull(),
  createdOn: moment('created_on').notNull(),
});
