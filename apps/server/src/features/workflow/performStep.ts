import {
  checkAction,
  formatIndianDate,
  listStepFields,
  message,
  type LetterText,
  type StepData,
  type StepTaker,
  type ValuationEntry,
} from '@temple-land/portal-core';
import { nameActor } from '../../db/accounts/actingPerson.ts';
import { hasGap } from '../../db/applications/letters.ts';
import { hasFreeAcres } from '../../db/applications/plotAvailability.ts';
import { isAppealAgainst, listActionsBy, listSteps } from '../../db/applications/stageHistory.ts';
import { findValuation } from '../../db/applications/valuations.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../handler.ts';
import type { ApplicationState } from './applicationState.repository.ts';
import { readAskedData, type AskedRequest } from './askedParts.ts';
import { attachStepFiles, checkStepFiles, type StepFiles } from './attachStepFiles.ts';
import { runEffect } from './effects.ts';
import { checkFieldReport } from './checkFieldReport.ts';
import { checkAgainstRecord } from './landRecord/checkStep.ts';
import { checkReason } from './reasons.ts';
import { answerState, refuseStep, type StepReply } from './stepAnswers.ts';
import { restsOnDoubtfulPayment } from './openReversal.ts';
import { prepareStepLetter } from './stepLetter.ts';
import { needsSheet, prepareSheet } from './stepSheet.ts';
import { pickStepFields, validateStep } from './stepRequirements.ts';
import { recordApproval, takeStep } from './takeStep.ts';

/** A step that somebody asks for, with its data and files. */
export interface StepRequest extends StepFiles, AskedRequest {
  applicationId: number;
  action: string;
  version: number;
  given: StepData;
  letter?: LetterText | undefined;
  sheet?: ValuationEntry | undefined;
  /** The resolution by which the committee takes the step; kept also where the workflow does not ask for it. */
  resolutionNo?: string | undefined;
}

/** Takes a step with its letter, files and effect in a transaction, or answers why it is refused. */
export async function performStep(
  tx: Database,
  application: ApplicationState,
  request: StepRequest,
  context: SignedIn,
  taker: StepTaker,
): Promise<StepReply> {
  const { caller, clock, language } = context;
  const now = clock();
  const steps = await listSteps(tx, application.id);
  const verdict = checkAction(application.workflow, application.state, request.action, {
    taker,
    now: now.getTime(),
    since: application.stateSince.getTime(),
    cameFrom: application.cameFrom,
    ownActions: listActionsBy(steps, caller.userId),
    isAppealAgainstOwn: await isAppealAgainst(tx, application.id, caller.userId),
  });
  if (!verdict.ok) return refuseStep(context, verdict.why);
  const { action, to } = verdict;
  const fields = listStepFields(action, application);
  const valued = needsSheet(application, action.name)
    ? await prepareSheet(tx, application, request.sheet, request.given, { now, language })
    : { given: request.given, sheet: undefined };
  if ('fault' in valued) return { status: 400, message: valued.fault };
  const asked = await readAskedData(tx, application, request, { to, language });
  if ('why' in asked) return refuseStep(context, asked.why);
  if ('message' in asked) return { status: 400, message: asked.message };
  const { resolutionNo } = request;
  const picked = pickStepFields(fields, valued.given);
  const given = {
    ...picked,
    ...asked.data,
    ...(resolutionNo === undefined ? {} : { resolutionNo }),
    ...(action.reason === undefined ? {} : { reason: action.reason }),
  };
  const fault =
    validateStep(action.name, fields.needs, given, { today: formatIndianDate(now), language }) ??
    (await checkReason(tx, application, picked, language)) ??
    (await checkAgainstRecord(tx, application, action.name, given, { caller, now, language })) ??
    (await checkFieldReport(tx, application, action.name, language));
  if (fault !== undefined) return { status: 400, message: fault };
  const step = { name: action.name, to, given };
  const letter = await prepareStepLetter(tx, application, step, request.letter, context);
  if (letter && hasGap(letter.wording)) {
    return { status: 400, message: message(language, 'letter.missing') };
  }
  if (await restsOnDoubtfulPayment(tx, application.id, action.name)) {
    return { status: 409, message: message(language, 'payment.proposed') };
  }
  const isOrder = application.status !== 'A' && verdict.wire === 'A';
  if ((action.isDecision === true || isOrder) && !(await hasFreeAcres(tx, application.id))) {
    return { status: 409, message: message(language, 'step.plotTaken') };
  }
  const isVisible = action.isInternal !== true;
  const amountDue =
    to === 'DEMAND' ? (await findValuation(tx, application.id))?.amountDue : undefined;
  const taken = { ...step, remark: given.remark ?? '', isVisible, amountDue, letter };
  const waiting = await recordApproval(tx, application, context, action, taken, now);
  if (waiting) return answerState(waiting, { isWaitingForSecondKey: true });
  await checkStepFiles(tx, application, action.name, request, asked.documents);
  await attachStepFiles(tx, application.id, context, request);
  const moved = await takeStep(tx, application, context, taken, now);
  const by = nameActor(caller);
  await runEffect(tx, application, action.name, given, now, by, valued.sheet);
  if (isVisible || taker === 'applicant') return answerState(moved);
  const undoMs = (await readLimit(tx, 'undoMinutes', now)) * 60_000;
  return answerState(moved, { undoUntil: new Date(now.getTime() + undoMs).toISOString() });
}
