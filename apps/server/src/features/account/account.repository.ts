import { and, eq, sql } from 'drizzle-orm';
import type { UserType } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { announce } from '../../db/liveEvents.ts';
import { sessions, users } from '../../db/schema/account.ts';
import { hasLogin, hasValue } from '../../db/schema/encrypted.ts';
import { oneTimePasswords } from '../../db/schema/oneTimePasswords.ts';
import { endGuest, findGuest, turnIntoAccount } from './guests/guests.repository.ts';

/** A row of the users table. */
export type User = typeof users.$inferSelect;

/** The columns of a new account. */
export interface NewUser {
  loginId: string;
  fullName: string;
  userType: UserType;
  roleId: number;
  roleType?: string;
  mobile?: string;
  email?: string;
  isEmailConfirmed?: boolean;
  passwordHash: string;
  districtId?: number;
  tahasilId?: number;
  isFirstLogin?: 0 | 1;
  language?: string;
  createdOn: Date;
}

/**
 * Creates a user and returns the id; undefined if login name, mobile number or e-mail address is taken. A citizen whose
 * number made reports without an account gets the account of that guest, with the reports.
 */
export async function createUser(db: Database, user: NewUser): Promise<number | undefined> {
  const values = { ...user, loginId: user.loginId.toLowerCase() };
  const guest = user.userType === 'CI' ? await findGuest(db, user.mobile ?? '') : undefined;
  if (guest !== undefined) return turnIntoAccount(db, guest.id, values);
  const [row] = await db
    .insert(users)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id;
}

/** Finds a user by the name or number that was typed at login. */
export async function findUserByLogin(db: Database, loginId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(hasLogin(users.loginId, loginId.trim().toLowerCase()));
  return user;
}

/** Finds an account by mobile number; officers too have one, guests have none. */
export async function findUserByMobile(db: Database, mobile: string): Promise<User | undefined> {
  const hasAccount = and(hasValue(users.mobile, mobile), eq(users.isGuest, false));
  const [user] = await db.select().from(users).where(hasAccount);
  return user;
}

/** Finds a user by id. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Updates the password hash; a change by the owner also clears the first-login flag, a reset does not. */
export async function updatePassword(
  db: Database,
  id: number,
  passwordHash: string,
  isChange: boolean,
): Promise<void> {
  const done = isChange ? { isFirstLogin: 0 } : {};
  await db
    .update(users)
    .set({ passwordHash, ...done })
    .where(eq(users.id, id));
  await db.delete(oneTimePasswords).where(eq(oneTimePasswords.userId, id));
}

/** Updates the name of a user. */
export async function updateName(db: Database, id: number, fullName: string): Promise<void> {
  const version = sql`${users.version} + 1`;
  await db.update(users).set({ fullName, version }).where(eq(users.id, id));
}

/** Updates the mobile number of a user, and a citizen's login name; throws if another user has the number. */
export async function updateMobile(db: Database, user: User, mobile: string): Promise<void> {
  const guest = await findGuest(db, mobile);
  if (guest !== undefined) await endGuest(db, guest.id, user);
  const loginId = user.loginId === user.mobile ? mobile : user.loginId;
  const version = sql`${users.version} + 1`;
  await db.update(users).set({ mobile, loginId, version }).where(eq(users.id, user.id));
}

/** Updates the language of a user. */
export async function updateLanguage(db: Database, id: number, language: string): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, id));
}

/** The columns of a new session. */
export interface NewSession {
  tokenHash: string;
  /** The network address, as seen by the server. */
  address?: string;
  browserName?: string;
}

/** A user with the password hash that was compared. */
export type UserCredentials = Pick<User, 'id' | 'passwordHash'>;

/**
 * Locks the row of a user until the transaction ends; false if the password was changed or the user blocked since the
 * row was read. The lock serialises a sign-in with such a change.
 */
export async function lockUserIfUnchanged(db: Database, user: UserCredentials): Promise<boolean> {
  const isUnchanged = and(
    eq(users.id, user.id),
    eq(users.passwordHash, user.passwordHash),
    eq(users.isBlocked, 0),
  );
  const locked = await db.select({ id: users.id }).from(users).where(isUnchanged).for('update');
  return locked.length === 1;
}

/**
 * Opens a session and ends the user's earlier ones; false if the user changed since the row was read, or if `mayOpen`
 * returns false.
 */
export async function openSession(
  db: Database,
  user: UserCredentials,
  session: NewSession,
  now: Date,
  mayOpen: (tx: Database) => Promise<boolean> = async () => true,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockUserIfUnchanged(tx, user)) || !(await mayOpen(tx))) return false;
    const times = { createdOn: now, usedOn: now, confirmedOn: now };
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await tx.insert(sessions).values({ ...session, ...times, userId: user.id });
    await announce(tx, { kind: 'ended', userId: user.id, exceptTokenHash: session.tokenHash });
    return true;
  });
}
