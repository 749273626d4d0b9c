import { eq } from 'drizzle-orm';
import { message, type Channel } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { listUncoveredStages } from '../../db/applications/uncoveredStages.ts';
import { runOnce } from '../../db/idempotency.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { listConfirmations } from '../../db/office/legalPages.ts';
import { readPublication } from '../../db/office/publication.ts';
import { users } from '../../db/schema/account.ts';
import { deliveries } from '../../db/schema/deliveries.ts';
import { pageConfirmations } from '../../db/schema/pageConfirmations.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { findMissingServices } from '../../listMissingServices.ts';
import {
  countLand,
  countMissingNames,
  countNotices,
  countRates,
  countStaff,
  isPublicationWaiting,
  readChannel,
  readOfficeState,
} from './setup.repository.ts';

const testLimit = { action: 'test-message', requests: 20, windowMs: 3_600_000 };

/** Returns the caller's own addresses by channel; empty without one. */
async function findOwnAddresses({ db, caller }: SignedIn): Promise<Record<Channel, string>> {
  const [user] = await db
    .select({ sms: users.mobile, email: users.email })
    .from(users)
    .where(eq(users.id, caller.userId));
  return user ?? { sms: '', email: '' };
}

// In a demo without a gateway the messages are kept for its helpers.
const isChannelAvailable = ({ config, mail }: SignedIn, channel: Channel): boolean =>
  channel === 'email'
    ? mail !== undefined
    : config.SMS_URL !== '' || config.PORTAL_MODE !== 'production';

/** Answers api/admin/setup/read: what is set up and what is not, counted from the records. */
export const setupRead: MemberHandler<'setupRead'> = async (_, context) => {
  const { db, caller, clock, config, language } = context;
  const addresses = await findOwnAddresses(context);
  const readState = async (channel: Channel) => ({
    isAvailable: isChannelAvailable(context, channel),
    hasAddress: addresses[channel] !== '',
    ...(await readChannel(db, channel, caller.userId)),
  });
  return {
    status: 200,
    result: {
      office: await readOfficeState(db, clock()),
      namesMissing: await countMissingNames(db),
      pages: await listConfirmations(db),
      accounts: await countStaff(db),
      sms: await readState('sms'),
      email: await readState('email'),
      land: await countLand(db),
      rates: await countRates(db),
      uncovered: await listUncoveredStages(db, language, clock()),
      missing: findMissingServices(config),
      publication: {
        isPublic: config.PORTAL_MODE !== 'production' || (await readPublication(db)),
        isWaiting: await isPublicationWaiting(db, clock()),
      },
      notices: await countNotices(db),
    },
  };
};

/** Answers api/admin/setup/confirm: records that the caller has read and confirmed the text of a legal page. */
export const setupConfirm: MemberHandler<'setupConfirm'> = ({ page }, context) =>
  runOnce(context, async (tx) => {
    const { caller, clock } = context;
    const row = { page, confirmedBy: caller.userId, confirmedOn: clock() };
    await tx.insert(pageConfirmations).values(row);
    const remark = `text of page ${page}`;
    await addAuditEntry(tx, context, { action: 'APPROVE', remark, changedFields: [] });
    return { status: 200 };
  });

/** Returns the text of a test message by SMS; an e-mail gets its text when it is sent. */
async function composeTest({ sms, language }: SignedIn, channel: Channel) {
  if (channel === 'email') return { text: '', templateId: '' };
  const values = { text: message(language, 'test.text') };
  const { text, templateId } = await sms.compose('sms.notice', language, values);
  return { text, templateId };
}

/**
 * Answers api/admin/setup/test: writes a test message to the caller, which is sent like every other; 409 where the
 * portal has no gateway for the channel or the caller no address.
 */
export const setupTest: MemberHandler<'setupTest'> = async ({ channel }, context) => {
  const recipient = (await findOwnAddresses(context))[channel];
  if (recipient === '' || !isChannelAvailable(context, channel)) return { status: 409 };
  await enforceRateLimit(context, testLimit);
  const composed = await composeTest(context, channel);
  return runOnce(context, async (tx) => {
    const [userId, now] = [context.caller.userId, context.clock()];
    const row = { userId, channel, recipient, ...composed, createdOn: now, nextTryOn: now };
    await tx.insert(deliveries).values({ ...row, isTest: true });
    return { status: 200 };
  });
};
