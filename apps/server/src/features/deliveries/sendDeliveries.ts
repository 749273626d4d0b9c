import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Language, MailKey, MessageValues } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { composeText } from '../../db/notifications/composeText.ts';
import { users } from '../../db/schema/account.ts';
import { notifications } from '../../db/schema/content.ts';
import { deliveries } from '../../db/schema/deliveries.ts';
import type { Deps } from '../../handler.ts';
import { GatewayUnavailable, MessageRefused } from '../../ports/fetchGateway.ts';

type Services = Pick<Deps, 'clock' | 'config' | 'db' | 'mail' | 'sms'>;

const batchSize = 20;
/** Minutes until the next try, by the number of tries before it: eight tries in about two days. */
const waits = [1, 5, 30, 120, 360, 720, 1440] as const;
const mostAttempts = waits.length + 1;

const isWaiting = and(isNull(deliveries.sentOn), isNull(deliveries.failedOn));

/**
 * Takes the messages whose time has come, so that no other instance takes them too. The next try is set before the
 * first, so a message whose server stops in the middle is sent later rather than never.
 */
async function claimBatch({ db, clock, mail }: Services): Promise<number[]> {
  const now = clock();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          isWaiting,
          lte(deliveries.nextTryOn, now),
          mail === undefined ? eq(deliveries.channel, 'sms') : undefined,
        ),
      )
      .orderBy(asc(deliveries.nextTryOn), asc(deliveries.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return ids;
    const minutes = sql`coalesce((array[${sql.raw(waits.join())}])[${deliveries.attempts} + 1], 0)`;
    await tx
      .update(deliveries)
      .set({
        attempts: sql`${deliveries.attempts} + 1`,
        nextTryOn: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
      })
      .where(inArray(deliveries.id, ids));
    return ids;
  });
}

const loadBatch = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: deliveries.id,
      channel: deliveries.channel,
      recipient: deliveries.recipient,
      ownText: deliveries.text,
      templateId: deliveries.templateId,
      attempts: deliveries.attempts,
      isTest: deliveries.isTest,
      language: users.language,
      notice: notifications.text,
      applicationNo: notifications.applicationNo,
    })
    .from(deliveries)
    .innerJoin(users, eq(users.id, deliveries.userId))
    .leftJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(inArray(deliveries.id, [...ids]));

type Waiting = Awaited<ReturnType<typeof loadBatch>>[number];

// The address given at registration is not confirmed, so an e-mail says that there is something to read, and not what.
async function composeEmail({ db, config }: Services, waiting: Waiting) {
  const { applicationNo, isTest, ownText } = waiting;
  const language = waiting.language as Language;
  const compose = async (key: MailKey, values: MessageValues = {}) =>
    (await composeText(db, key, language, values)).text;
  const composeSubject = async (key: MailKey) => (await compose(key)).replaceAll(/\s+/g, ' ');
  if (ownText !== '')
    return { subject: await composeSubject('mail.account.subject'), text: ownText };
  const address = `${getPublicOrigin(config)}/login`;
  const values = { number: applicationNo ?? '', address };
  const noticeKey = values.number === '' ? 'mail.new' : 'mail.about';
  return {
    subject: await composeSubject('mail.subject'),
    text: await compose(isTest ? 'mail.test' : noticeKey, values),
  };
}

async function send(services: Services, waiting: Waiting): Promise<void> {
  const { mail, sms } = services;
  if (waiting.channel === 'sms') {
    const { notice, ownText, templateId, language } = waiting;
    await sms.send(
      waiting.recipient,
      notice === null
        ? { text: ownText, templateId }
        : await sms.compose('sms.notice', language as Language, { text: notice }),
    );
    return;
  }
  const { subject, text } = await composeEmail(services, waiting);
  await mail?.send(waiting.recipient, subject, text);
}

const describe = (error: unknown): string =>
  error instanceof GatewayUnavailable || error instanceof MessageRefused
    ? error.message
    : 'The message could not be sent.';

async function sendOne(services: Services, waiting: Waiting): Promise<void> {
  const { db, clock } = services;
  const own = eq(deliveries.id, waiting.id);
  try {
    await send(services, waiting);
  } catch (error) {
    const isLast = error instanceof MessageRefused || waiting.attempts >= mostAttempts;
    const failedOn = isLast ? clock() : null;
    await db
      .update(deliveries)
      .set({ error: describe(error), failedOn })
      .where(own);
    return;
  }
  // A link that was sent is stored nowhere.
  const sentText = waiting.channel === 'email' ? { text: '' } : {};
  await db
    .update(deliveries)
    .set({ sentOn: clock(), error: '', ...sentText })
    .where(own);
}

/**
 * Sends the messages whose time has come, by SMS and e-mail. One that a gateway does not take is tried again, later each
 * time, for two days; then it has failed, which administrators see. A message is sent at least once: twice if the server
 * stops between the gateway's answer and the note of it.
 */
export async function sendDeliveries(services: Services): Promise<void> {
  for (;;) {
    const ids = await claimBatch(services);
    for (const waiting of await loadBatch(services.db, ids)) await sendOne(services, waiting);
    if (ids.length < batchSize) return;
  }
}
