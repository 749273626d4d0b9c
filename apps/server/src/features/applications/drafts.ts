import { and, eq, or } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import type { Database } from '../../db/database.ts';
import { isKeyUsed } from '../../db/idempotency.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import { drafts } from '../../db/schema/applicationDetails.ts';
import type { Caller, MemberHandler } from '../../handler.ts';
import { deleteDraft } from './applications.repository.ts';

async function findDraftEnd(db: Database, savedOn: Date, now: Date): Promise<string> {
  const days = await readLimit(db, 'draftDays', now);
  return new Date(savedOn.getTime() + days * 86_400_000).toISOString();
}

/** Guests report only, so that a code alone opens no other draft of an account. */
const isClosedToGuest = (caller: Caller, formId: number) => caller.isGuest && formId !== 1;

const submitCalls = { 1: 'grievanceSave', 2: 'applyLand', 6: 'quarrySave' } as const;

async function saveDraft(
  tx: Database,
  request: Input<'applyDraftSave'>,
  userId: number,
  savedOn: Date,
) {
  const { formId, content, idempotencyKey: formKey = null } = request;
  const version = request.version + 1;
  const saved = { content, version, savedOn, remindedOn: null, formKey };
  const isSeen = eq(drafts.version, request.version);
  // A save whose answer was lost has incremented the version; the same form can continue.
  const isOwn = and(eq(drafts.version, version), eq(drafts.formKey, formKey ?? ''));
  const isCurrent = or(isSeen, isOwn);
  const own = and(eq(drafts.userId, userId), eq(drafts.formId, formId));
  const rows =
    request.version === 0
      ? await tx
          .insert(drafts)
          .values({ userId, formId, ...saved })
          .onConflictDoUpdate({
            target: [drafts.userId, drafts.formId],
            set: saved,
            setWhere: isOwn,
          })
          .returning({ version: drafts.version })
      : await tx
          .update(drafts)
          .set(saved)
          .where(and(own, isCurrent))
          .returning({ version: drafts.version });
  return rows.length > 0 ? version : undefined;
}

/**
 * Answers land/draft/save: saves the draft of a form; 409 if another window saved it in the meantime, 410 if the form
 * was already submitted, 403 if the caller has withdrawn consent.
 */
export const applyDraftSave: MemberHandler<'applyDraftSave'> = async (request, context) => {
  const { db, caller, clock } = context;
  if (await hasWithdrawn(db, caller.userId, 'service')) return { status: 403 };
  const { formId, idempotencyKey: key } = request;
  if (isClosedToGuest(caller, formId)) return { status: 403 };
  const savedOn = clock();
  return db.transaction(async (tx) => {
    const call = submitCalls[formId];
    if (key !== undefined && (await isKeyUsed(tx, caller.userId, { call, key }, savedOn))) {
      return { status: 410 };
    }
    const version = await saveDraft(tx, request, caller.userId, savedOn);
    if (version === undefined) return { status: 409 };
    return { status: 200 as const, result: { version, savedOn: savedOn.toISOString() } };
  });
};

/** Answers land/draft/view: the caller's draft of a form; 404 without one. */
export const applyDraftRead: MemberHandler<'applyDraftRead'> = async ({ formId }, context) => {
  const { db, caller, clock } = context;
  if (isClosedToGuest(caller, formId)) return { status: 404 };
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, caller.userId), eq(drafts.formId, formId)));
  if (!draft) return { status: 404 };
  const { content, version, savedOn } = draft;
  const endsOn = await findDraftEnd(db, savedOn, clock());
  const days = { savedOn: savedOn.toISOString(), endsOn };
  return { status: 200, result: { content, version, ...days } };
};

/** Answers land/draft/delete: deletes the caller's draft of a form; idempotent. */
export const applyDraftDrop: MemberHandler<'applyDraftDrop'> = async ({ formId }, context) => {
  const { db, caller } = context;
  if (!isClosedToGuest(caller, formId)) await deleteDraft(db, caller.userId, formId);
  return { status: 200 };
};
