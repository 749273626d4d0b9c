import { eq } from 'drizzle-orm';
import {
  message,
  type CorrectionStepKind,
  type Language,
  type MessageKey,
} from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import { formatCorrectionNumber } from '../db/land/correctionNumber.ts';
import { addLocalizedNotification } from '../db/notifications/notify.ts';
import { corrections, correctionSteps } from '../db/schema/corrections.ts';
import type { Clock } from '../ports/ports.ts';
import type { StoredChange } from './change.ts';

/** The transaction of a step, also of the hourly task, which nobody calls. */
export interface CorrectionTransaction {
  tx: Database;
  context: { clock: Clock };
}

type CorrectionRow = typeof corrections.$inferSelect;

/** What the requester is told of a step of the office or the checker. */
const requesterNotices: Readonly<Partial<Record<CorrectionStepKind, MessageKey>>> = {
  ask: 'notice.correctionAsked',
  propose: 'notice.correctionProposed',
  refuse: 'notice.correctionRefused',
  return: 'notice.correctionReturned',
  enter: 'notice.correctionEntered',
};

/** A step of a correction request, with the state that the request then has. */
export interface NewCorrectionStep {
  kind: CorrectionStepKind;
  state: CorrectionRow['state'];
  text: string;
  /** Null for the end of a proposal that nobody decided. */
  byUserId: number | null;
}

/** Adds a step to a correction request, and notifies its requester of what others did. */
export async function addCorrectionStep(
  { tx, context }: CorrectionTransaction,
  { id, requestedBy, requestedOn }: CorrectionRow,
  { state, ...step }: NewCorrectionStep,
): Promise<void> {
  const at = context.clock();
  await tx.update(corrections).set({ state }).where(eq(corrections.id, id));
  await tx.insert(correctionSteps).values({ ...step, correctionId: id, at });
  const key = requesterNotices[step.kind];
  if (key === undefined || step.byUserId === requestedBy) return;
  const values = { number: formatCorrectionNumber(id, requestedOn), remark: step.text };
  const buildText = (language: Language) => message(language, key, values);
  await addLocalizedNotification(tx, requestedBy, buildText, at, { kind: 'correction' });
}

/**
 * Ends the proposal of a correction request with the decision on its change: entered if it was approved, with the
 * office again otherwise.
 */
export async function settleCorrection(
  transaction: CorrectionTransaction,
  { correctionId }: Pick<StoredChange, 'correctionId'>,
  decision: { isApproved: boolean; remark: string; byUserId: number | null },
): Promise<void> {
  if (correctionId === null) return;
  const { isApproved, remark, byUserId } = decision;
  const isIt = eq(corrections.id, correctionId);
  const [correction] = await transaction.tx.select().from(corrections).where(isIt).for('update');
  if (correction?.state !== 'proposed') return;
  const step = isApproved
    ? ({ kind: 'enter', state: 'entered' } as const)
    : ({ kind: 'return', state: 'open' } as const);
  await addCorrectionStep(transaction, correction, { ...step, text: remark, byUserId });
}
