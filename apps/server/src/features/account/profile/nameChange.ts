import { and, desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { message, nameChangeForm, type MessageKey } from '@temple-land/portal-core';
import { Refused } from '../../../approvals/refused.ts';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { isUnusedUpload } from '../../../db/applications/temporaryFiles.ts';
import { findUser, type User } from '../account.repository.ts';

/** Returns whether the changed name of a citizen needs a proof: an application names the citizen. */
export const needsNameProof = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(applications, eq(applications.applicantId, userId))) > 0;

const isWaitingFor = (userId: number, now: Date) =>
  and(
    eq(pendingChanges.userId, userId),
    eq(pendingChanges.kind, 'ownName'),
    eq(pendingChanges.state, 'waiting'),
    gt(pendingChanges.expiresOn, now),
  );

/** Returns the new name of a user that waits for approval. */
export async function findPendingName(
  db: Database,
  userId: number,
  now: Date,
): Promise<string | undefined> {
  const [change] = await db
    .select({ after: pendingChanges.after })
    .from(pendingChanges)
    .where(isWaitingFor(userId, now))
    .orderBy(desc(pendingChanges.id))
    .limit(1);
  return change && String(change.after['fullName']);
}

/** Turns a temporary file of a user into a part of the profile; returns its id, undefined if there is none. */
export async function attachToProfile(
  tx: Database,
  { caller, clock }: Pick<SignedIn, 'caller' | 'clock'>,
  tempId: string,
  profilePart: 'nameProof' | 'photo',
): Promise<number | undefined> {
  const isUnused = isUnusedUpload({ tempId, ownerId: caller.userId, now: clock() });
  const [row] = await tx
    .update(documents)
    .set({ profilePart })
    .where(isUnused)
    .returning({ id: documents.id });
  return row?.id;
}

async function requestName(
  context: SignedIn,
  { id, fullName }: User,
  asked: { fullName: string; reason: string; proof: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const documentId = await attachToProfile(tx, context, asked.proof, 'nameProof');
    if (documentId === undefined)
      throw new Refused({ status: 400, key: 'profile.name.proofMissing' });
    await requestApproval(
      { tx, context },
      {
        kind: 'ownName',
        userId: id,
        before: { fullName },
        after: { fullName: asked.fullName, documentId },
        reason: asked.reason,
      },
    );
  });
}

/**
 * Answers api/users/name/ask: 202, the new name of a citizen waits for the approval of an administrator, who sees its
 * proof. 400 with the violated rule, 409 when one waits.
 */
export const nameChangeAsk: MemberHandler<'nameChangeAsk'> = async (input, context) => {
  const { db, caller, language } = context;
  const refusal = (status: number, key: MessageKey) => ({
    status,
    message: message(language, key),
  });
  const user = await findUser(db, caller.userId);
  if (!user) return { status: 404 };
  const form = v.safeParse(nameChangeForm(user.fullName), input, { abortPipeEarly: true });
  if (!form.success) return refusal(400, form.issues[0].message as MessageKey);
  try {
    await requestName(context, user, { ...form.output, proof: input.proof });
    return { status: 202, isWaiting: true };
  } catch (error) {
    if (error instanceof Refused) return refusal(error.fault.status, error.fault.key);
    throw error;
  }
};

/** Answers api/users/name/withdraw: the new name no longer waits; 404 without one. */
export const nameChangeWithdraw: MemberHandler<'nameChangeWithdraw'> = async (_, context) => {
  const { db, caller, clock } = context;
  const now = clock();
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(pendingChanges)
      .set({ state: 'withdrawn', decidedBy: caller.userId, decidedOn: now })
      .where(isWaitingFor(caller.userId, now))
      .returning({ id: pendingChanges.id });
    const [change] = withdrawn;
    if (change === undefined) return { status: 404 };
    await addAuditEntry(tx, context, {
      action: 'WITHDRAW',
      remark: `change ${change.id}, ownName of user ${caller.userId}`,
      changedFields: [],
    });
    return { status: 200 };
  });
};
