import { and, eq } from 'drizzle-orm';
import { draftLifeMs } from '@temple-land/portal-core';
import { hasWithdrawn } from '../../db/consents.ts';
import { drafts } from '../../db/schema/applicationDetails.ts';
import type { MemberHandler } from '../../handler.ts';
import { dropDraft } from './applications.repository.ts';

const endOf = (savedOn: Date) => new Date(savedOn.getTime() + draftLifeMs).toISOString();

/**
 * Answers land/draft/save: keeps what was typed in a form so far; 409 when another window saved the
 * draft since it was read, 403 when the caller has withdrawn consent.
 */
export const applyDraftSave: MemberHandler<'applyDraftSave'> = async (request, context) => {
  const { db, caller, clock } = context;
  if (await hasWithdrawn(db, caller.userId, 'service')) return { status: 403 };
  const { formId, content } = request;
  const savedOn = clock();
  const version = request.version + 1;
  const saved = { content, version, savedOn, remindedOn: null };
  const own = and(eq(drafts.userId, caller.userId), eq(drafts.formId, formId));
  const rows =
    request.version === 0
      ? await db
          .insert(drafts)
          .values({ userId: caller.userId, formId, ...saved })
          .onConflictDoNothing()
          .returning({ version: drafts.version })
      : await db
          .update(drafts)
          .set(saved)
          .where(and(own, eq(drafts.version, request.version)))
          .returning({ version: drafts.version });
  if (rows.length === 0) return { status: 409 };
  return { status: 200, result: { version, savedOn: savedOn.toISOString() } };
};

/** Answers land/draft/view: the caller's draft of a form; 404 without one. */
export const applyDraftRead: MemberHandler<'applyDraftRead'> = async ({ formId }, context) => {
  const { db, caller } = context;
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, caller.userId), eq(drafts.formId, formId)));
  if (!draft) return { status: 404 };
  const { content, version, savedOn } = draft;
  const days = { savedOn: savedOn.toISOString(), endsOn: endOf(savedOn) };
  return { status: 200, result: { content, version, ...days } };
};

/** Answers land/draft/delete: forgets the caller's draft of a form, as often as asked. */
export const applyDraftDrop: MemberHandler<'applyDraftDrop'> = async ({ formId }, context) => {
  await dropDraft(context.db, context.caller.userId, formId);
  return { status: 200 };
};
