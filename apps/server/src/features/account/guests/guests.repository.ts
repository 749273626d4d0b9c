import { and, eq } from 'drizzle-orm';
import { addFollower } from '../../../db/applications/reportFollowers.ts';
import type { Database } from '../../../db/database.ts';
import { sessions, users } from '../../../db/schema/account.ts';
import { reportFollowers } from '../../../db/schema/applicationDetails.ts';
import { applications, applicationSteps } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { hasValue } from '../../../db/schema/encrypted.ts';

type User = typeof users.$inferSelect;

type AccountColumns = typeof users.$inferInsert;

/** Creates a guest: a citizen with a number, without a name and with a password that nobody knows. */
export async function createGuest(
  db: Database,
  guest: Pick<AccountColumns, 'loginId' | 'mobile' | 'passwordHash' | 'createdOn' | 'roleId'>,
): Promise<number | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...guest, userType: 'CI', fullName: 'Guest', isGuest: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id;
}

/** Finds the guest of a mobile number: somebody who made reports with it and has no account. */
export async function findGuest(db: Database, mobile: string): Promise<User | undefined> {
  if (mobile === '') return undefined;
  const isGuest = and(hasValue(users.mobile, mobile), eq(users.isGuest, true));
  const [user] = await db.select().from(users).where(isGuest);
  return user;
}

/** Gives a guest the columns of an account and ends the guest's sessions; undefined if the e-mail address is taken. */
export async function turnIntoAccount(
  db: Database,
  id: number,
  values: AccountColumns,
): Promise<number | undefined> {
  const { email = '' } = values;
  if (email !== '' && (await db.$count(users, hasValue(users.email, email.toLowerCase()))) > 0)
    return undefined;
  const isStillGuest = and(eq(users.id, id), eq(users.isGuest, true));
  const [row] = await db
    .update(users)
    .set({ ...values, isGuest: false })
    .where(isStillGuest)
    .returning({ id: users.id });
  await db.delete(sessions).where(and(eq(sessions.userId, id), eq(sessions.isGuest, true)));
  return row?.id;
}

/** Gives the reports and files of a guest to a citizen, and the guest's number to its owner. */
export async function endGuest(
  db: Database,
  guestId: number,
  user: Pick<User, 'id' | 'userType'>,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, guestId), eq(sessions.isGuest, true)));
  await db.update(users).set({ mobile: '' }).where(eq(users.id, guestId));
  if (user.userType !== 'CI') return;
  const { id } = user;
  await db
    .update(applications)
    .set({ applicantId: id })
    .where(eq(applications.applicantId, guestId));
  await db
    .update(applicationSteps)
    .set({ byUserId: id })
    .where(eq(applicationSteps.byUserId, guestId));
  await db.update(documents).set({ ownerId: id }).where(eq(documents.ownerId, guestId));
  const isGuest = eq(reportFollowers.userId, guestId);
  for (const followed of await db.delete(reportFollowers).where(isGuest).returning())
    await addFollower(db, { ...followed, userId: id });
}
