import { eq } from 'drizzle-orm';
import { digestHours } from '@temple-land/portal-core';
import { digestChoices } from '../../../db/schema/officeWork.ts';
import type { MemberHandler } from '../../../handler.ts';

/** Answers api/officer/digest: the hour from which the caller receives the summary of the day, null for none. */
export const digestRead: MemberHandler<'digestRead'> = async (_, { db, caller }) => {
  const [chosen] = await db
    .select({ hour: digestChoices.hour })
    .from(digestChoices)
    .where(eq(digestChoices.userId, caller.userId));
  return { status: 200, result: chosen ?? { hour: digestHours.initial } };
};

/** Answers api/officer/digest/save: stores the hour of the summary, or that the caller receives none. */
export const digestSave: MemberHandler<'digestSave'> = async ({ hour }, { db, caller }) => {
  await db
    .insert(digestChoices)
    .values({ userId: caller.userId, hour })
    .onConflictDoUpdate({ target: digestChoices.userId, set: { hour } });
  return { status: 200 };
};
