import { eq } from 'drizzle-orm';
import { getInitialChannels, type ChannelChoice } from '@temple-land/portal-core';
import { listChannelKinds } from '../../db/notifications/deliveries.ts';
import { users } from '../../db/schema/account.ts';
import { channelChoices } from '../../db/schema/deliveries.ts';
import type { MemberHandler } from '../../handler.ts';

/** Answers api/users/channels: by which channels the caller is told of what, and which can reach the caller. */
export const channelsRead: MemberHandler<'channelsRead'> = async (_, { db, caller, mail }) => {
  const { userId, userType } = caller;
  const chosen = await db.select().from(channelChoices).where(eq(channelChoices.userId, userId));
  const [user] = await db
    .select({ mobile: users.mobile, email: users.email, isConfirmed: users.isEmailConfirmed })
    .from(users)
    .where(eq(users.id, userId));
  const choices = listChannelKinds(userType).map((kind): ChannelChoice => {
    const own = chosen.find((choice) => choice.kind === kind);
    if (own) return { kind, sms: own.sms, email: own.email };
    return userType === 'CI' ? getInitialChannels(kind) : { kind, sms: false, email: false };
  });
  const hasEmail = mail === undefined ? null : user?.isConfirmed === true && user.email !== '';
  return { status: 200, result: { choices, hasMobile: (user?.mobile ?? '') !== '', hasEmail } };
};

/** Answers api/users/channels/save: stores the channels of one kind; 400 for a kind that the caller never receives. */
export const channelsSave: MemberHandler<'channelsSave'> = async (choice, { db, caller }) => {
  const { userId, userType } = caller;
  const { kind, sms, email } = choice;
  if (!listChannelKinds(userType).includes(kind)) return { status: 400 };
  await db
    .insert(channelChoices)
    .values({ userId, kind, sms, email })
    .onConflictDoUpdate({
      target: [channelChoices.userId, channelChoices.kind],
      set: { sms, email },
    });
  return { status: 200 };
};
