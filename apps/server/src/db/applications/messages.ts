import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { applicationMessages } from '../schema/messages.ts';
import { groupByApplication, type ApplicationReader } from './applicationParts.ts';

/** Returns the condition of the messages that one side has not opened: those of the other side. */
const isUnreadFor = (reader: ApplicationReader) =>
  and(
    eq(applicationMessages.isOfOffice, reader === 'applicant'),
    isNull(applicationMessages.readOn),
  );

/** Returns how many messages one side has not opened, by application; applications without any are left out. */
export async function countUnreadMessages(
  db: Database,
  ids: readonly number[],
  reader: ApplicationReader,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applicationMessages.applicationId, unread: count() })
    .from(applicationMessages)
    .where(and(inArray(applicationMessages.applicationId, [...ids]), isUnreadFor(reader)))
    .groupBy(applicationMessages.applicationId);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Returns the messages about some applications, oldest first, by application. */
export async function loadMessages(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>();
  const rows = await db
    .select({ message: applicationMessages, role: users.roleType })
    .from(applicationMessages)
    .innerJoin(users, eq(users.id, applicationMessages.authorId))
    .where(inArray(applicationMessages.applicationId, [...ids]))
    .orderBy(asc(applicationMessages.id));
  return groupByApplication(
    rows.map(({ message, role }) => ({ ...message, role })),
    (row) => row,
  );
}

/** Marks the messages of the other side about an application as read. */
export async function markMessagesRead(
  db: Database,
  applicationId: number,
  reader: ApplicationReader,
  now: Date,
): Promise<void> {
  await db
    .update(applicationMessages)
    .set({ readOn: now })
    .where(and(eq(applicationMessages.applicationId, applicationId), isUnreadFor(reader)));
}
