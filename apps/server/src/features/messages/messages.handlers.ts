import { and, eq } from 'drizzle-orm';
import { getActingPerson } from '../../db/accounts/actingPerson.ts';
import { recordApplicationAccess } from '../../db/activity/accessLedger.ts';
import { listOfficersFor } from '../../db/accounts/colleagues.ts';
import { loadMessages, markMessagesRead } from '../../db/applications/messages.ts';
import { listApplicantSide } from '../../db/applications/listeners.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { assignments } from '../../db/schema/officeWork.ts';
import { applicationMessages } from '../../db/schema/messages.ts';
import type { MemberHandler } from '../../handler.ts';
import { findMessageAccess, type MessageAccess } from './messageAccess.ts';

const sendLimit = { action: 'message', requests: 60, windowMs: 3_600_000 };

/**
 * Answers api/application/messages: what applicant and office wrote about an application, which marks the messages of
 * the other side as read; 404 for another user's application and for officers of other places.
 */
export const messageList: MemberHandler<'messageList'> = async ({ applicationId }, context) => {
  const { db, caller, clock } = context;
  const access = await findMessageAccess(db, applicationId, caller);
  if (!access) return { status: 404 };
  const { reader, mayWrite } = access;
  const now = clock();
  if (reader === 'office') await recordApplicationAccess(db, caller.userId, [applicationId], now);
  await markMessagesRead(db, applicationId, reader, now);
  const rows = (await loadMessages(db, [applicationId])).get(applicationId) ?? [];
  const messages = rows.map(({ id, authorId, isOfOffice, text, sentOn, readOn, role }) => ({
    messageId: id,
    isOfOffice,
    isOwn: authorId === caller.userId || (reader === 'applicant' && !isOfOffice),
    role: isOfOffice ? role : '',
    text,
    sentOn: sentOn.toISOString(),
    readOn: readOn?.toISOString() ?? null,
  }));
  return { status: 200, result: { messages, mayWrite } };
};

/** Returns who is told of a message to the office: who deals with the application, otherwise who can continue it. */
async function listOfficeRecipients(
  tx: Database,
  { id, type, state, status, districtId, tahasilId }: MessageAccess['application'],
  isByStages: boolean,
): Promise<number[]> {
  const [assignment] = await tx
    .select({ userId: assignments.userId })
    .from(assignments)
    .where(and(eq(assignments.applicationId, id), eq(assignments.state, state)));
  if (assignment) return [assignment.userId];
  const place = { districtId, tahasilId };
  const officers = await listOfficersFor(tx, { type, state, status }, place, isByStages);
  return officers.map(({ userId }) => userId);
}

/** Answers api/application/messages/send: writes to the other side, which is notified; 403 to who may only read. */
export const messageSend: MemberHandler<'messageSend'> = async (request, context) => {
  const { db, caller, clock, config } = context;
  const access = await findMessageAccess(db, request.applicationId, caller);
  if (!access) return { status: 404 };
  if (!access.mayWrite) return { status: 403 };
  await enforceUserRateLimit(context, caller.userId, sendLimit);
  const { application, reader } = access;
  const isOfOffice = reader === 'office';
  const recipients = isOfOffice
    ? await listApplicantSide(db, application.id)
    : await listOfficeRecipients(db, application, config.DECISIONS === 'staged');
  return runOnce(context, async (tx) => {
    const now = clock();
    await tx.insert(applicationMessages).values({
      applicationId: application.id,
      authorId: getActingPerson(caller).userId,
      isOfOffice,
      text: request.text,
      sentOn: now,
    });
    const key = isOfOffice ? 'notice.messageToApplicant' : 'notice.messageToOffice';
    const values = { number: application.number };
    for (const userId of recipients) await addNotification(tx, userId, key, values, now);
    return { status: 200 };
  });
};
