import { correctionSteps, isCorrectionStepOpen, type Input } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { addCorrectionStep } from '../../approvals/settleCorrection.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { formatCorrectionNumber } from '../../db/land/correctionNumber.ts';
import { isResponsible } from '../../db/land/territory.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { answerOrRefuse, refuse } from './answerOrRefuse.ts';
import { chooseSuccessor } from './chooseSuccessor.ts';
import { isOfficer, lockCorrection, type FoundCorrection } from './corrections.repository.ts';
import { notifyOffice } from './notifyOffice.ts';
import { proposeCorrection } from './proposeCorrection.ts';

/** Returns whether the caller may take a step: as the requester, or as an officer of the territory. */
const mayTake = (
  { caller }: SignedIn,
  { action }: Input<'correctionStep'>,
  { correction, place }: FoundCorrection,
) =>
  correctionSteps[action].by === 'requester'
    ? correction.requestedBy === caller.userId
    : isOfficer(caller) && isResponsible(caller, place);

async function takeStep(
  transaction: RequestTransaction,
  found: FoundCorrection,
  request: Input<'correctionStep'>,
): Promise<void> {
  const { tx, context } = transaction;
  const { action, text = '' } = request;
  const { correction, place } = found;
  if (action !== 'propose' && action !== 'withdraw' && text.trim() === '')
    return refuse(400, 'admin.required');
  const words =
    action === 'propose'
      ? await proposeCorrection(
          transaction,
          await chooseSuccessor(transaction, found, request),
          request,
        )
      : text.trim();
  const byUserId = context.caller.userId;
  const step = { kind: action, state: correctionSteps[action].to, text: words, byUserId };
  await addCorrectionStep(transaction, correction, step);
  if (action === 'answer')
    await notifyOffice(transaction, correction, place, 'notice.correctionAnswered');
  const number = formatCorrectionNumber(correction.id, correction.requestedOn);
  await addAuditEntry(tx, context, {
    action: 'UPDATE',
    remark: `correction ${number}`,
    changedFields: [{ label: 'step', value: action }],
  });
}

/**
 * Answers land/correction/step: the office asks, refuses or proposes the edit, which a second administrator decides;
 * the requester answers or withdraws. 400 with the violated rule, 404 unknown or not the caller's, 409 if it has moved
 * on or another change of the record waits.
 */
export const correctionStep: MemberHandler<'correctionStep'> = async (request, context) =>
  answerOrRefuse(context, () =>
    runOnce(context, async (tx) => {
      const found = await lockCorrection(tx, request.correctionId, context.language);
      if (!found || !mayTake(context, request, found)) return { status: 404 };
      if (!isCorrectionStepOpen(request.action, found.correction.state))
        return refuse(409, 'correction.moved');
      await takeStep({ tx, context }, found, request);
      return { status: 200 };
    }),
  );
