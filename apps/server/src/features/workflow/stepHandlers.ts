import { and, eq, type SQL } from 'drizzle-orm';
import {
  formatIndianDate,
  canUndo,
  message,
  findState,
  checkAction,
  listStepFields,
  getStatusCode,
  type StepData,
  type StepTaker,
  type MessageKey,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors/sqlState.ts';
import { nameActor } from '../../db/accounts/actingPerson.ts';
import { ringListeners } from '../../db/applications/listeners.ts';
import { runOnce } from '../../db/idempotency.ts';
import {
  listActionsBy,
  listSteps,
  listStageVisits,
  undoAction,
} from '../../db/applications/stageHistory.ts';
import { findValuation } from '../../db/applications/valuations.ts';
import { hasFreeAcres } from '../../db/applications/plotAvailability.ts';
import { applications } from '../../db/schema/applications.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import type { MemberHandler, Reply, SignedIn } from '../../handler.ts';
import { AttachmentError, attachStepFiles, type StepFiles } from './attachStepFiles.ts';
import { runEffect, undoEffect } from './effects.ts';
import { checkFieldReport } from './checkFieldReport.ts';
import { checkAgainstRecord } from './landRecord/checkStep.ts';
import { validateStep, pickStepFields } from './stepRequirements.ts';
import {
  lockApplication,
  moveApplication,
  type ApplicationState,
} from './applicationState.repository.ts';
import { recordUndo, takeStep, recordApproval } from './takeStep.ts';

type Answer = Reply<'officerStep'>;

interface Request extends StepFiles {
  applicationId: number;
  action: string;
  version: number;
  given: StepData;
}

const refusalKeys = {
  unknown: { status: 409, key: 'decision.conflict' },
  tooLate: { status: 409, key: 'step.tooLate' },
  notYours: { status: 403, key: 'step.notYours' },
  samePerson: { status: 403, key: 'step.samePerson' },
} as const satisfies Record<string, { status: number; key: MessageKey }>;

function refuseStep({ language }: SignedIn, why: keyof typeof refusalKeys): Answer {
  const { status, key } = refusalKeys[why];
  return { status, message: message(language, key) };
}

const matchesRequest = (
  { state, status, version }: ApplicationState,
  isWaitingForSecondKey = false,
): Answer => ({
  status: 200,
  result: { state, statusType: status, version, isWaitingForSecondKey },
});

async function undoStep(
  tx: Database,
  application: ApplicationState,
  context: SignedIn,
): Promise<Answer> {
  const { caller, clock } = context;
  const visits = listStageVisits(await listSteps(tx, application.id));
  const [before, last] = [visits.at(-2), visits.at(-1)];
  const now = clock();
  if (!before || !last) return refuseStep(context, 'unknown');
  if (last.byUserId !== caller.userId) return refuseStep(context, 'notYours');
  const action = findState(application.workflow, before.state)?.actions.find(
    ({ name }) => name === last.action,
  );
  if (!action || !canUndo(action, last.since.getTime(), now.getTime())) {
    return refuseStep(context, 'tooLate');
  }
  const moved = await moveApplication(tx, application, {
    state: before.state,
    status: getStatusCode(application.workflow, before.state) ?? application.status,
    cameFrom: visits.at(-3)?.state ?? '',
    since: before.since,
  });
  await undoEffect(tx, application, last.action);
  await recordUndo(tx, application, moved, { ...context, caller }, now);
  return matchesRequest(moved);
}

async function performAction(
  tx: Database,
  application: ApplicationState,
  request: Request,
  context: SignedIn,
  taker: StepTaker,
): Promise<Answer> {
  const { caller, clock, language } = context;
  const now = clock();
  const steps = await listSteps(tx, application.id);
  const verdict = checkAction(application.workflow, application.state, request.action, {
    taker,
    now: now.getTime(),
    since: application.stateSince.getTime(),
    cameFrom: application.cameFrom,
    ownActions: listActionsBy(steps, caller.userId),
  });
  if (!verdict.ok) return refuseStep(context, verdict.why);
  const { action, to } = verdict;
  const fields = listStepFields(action, application);
  const given = pickStepFields(fields, request.given);
  const fault =
    validateStep(action.name, fields.needs, given, { today: formatIndianDate(now), language }) ??
    (await checkAgainstRecord(tx, application, action.name, given, { now, language })) ??
    (await checkFieldReport(tx, application, action.name, language));
  if (fault !== undefined) return { status: 400, message: fault };
  const isOrder = application.status !== 'A' && verdict.wire === 'A';
  if ((action.isDecision === true || isOrder) && !(await hasFreeAcres(tx, application.id))) {
    return { status: 409, message: message(language, 'step.plotTaken') };
  }
  const isVisible = action.isInternal !== true;
  const amountDue =
    to === 'DEMAND' ? (await findValuation(tx, application.id))?.amountDue : undefined;
  const taken = { name: action.name, to, given, remark: given.remark ?? '', isVisible, amountDue };
  const waiting = await recordApproval(tx, application, context, action, taken, now);
  if (waiting) return matchesRequest(waiting, true);
  await attachStepFiles(tx, application.id, context, request);
  const moved = await takeStep(tx, application, context, taken, now);
  const by = nameActor(caller);
  await runEffect(tx, application, action.name, given, now, by);
  return matchesRequest(moved);
}

/** The applications on which a person may act, and what entitles to a step. */
interface StepPermission {
  where: SQL | undefined;
  loadTaker: (tx: Database) => StepTaker | Promise<StepTaker>;
}

async function handleStep(
  request: Request,
  context: SignedIn,
  { where, loadTaker }: StepPermission,
): Promise<Answer> {
  const { language } = context;
  try {
    const answer = await runOnce(context, async (tx): Promise<Answer> => {
      const application = await lockApplication(tx, request.applicationId, where);
      if (!application) return { status: 404 };
      if (application.version !== request.version) return refuseStep(context, 'unknown');
      if (request.action === undoAction) return undoStep(tx, application, context);
      return performAction(tx, application, request, context, await loadTaker(tx));
    });
    if (answer.status === 200) await ringListeners(context, request.applicationId);
    return answer;
  } catch (error) {
    // An appeal or a reopened application for a plot for which the applicant has applied again in the meantime.
    if (isUniqueViolation(error))
      return { status: 409, message: message(language, 'apply.plot.taken') };
    if (!(error instanceof AttachmentError)) throw error;
    return { status: 400, message: message(language, 'apply.document.failed') };
  }
}

/**
 * Answers api/officer/step: one action of the workflow in the officer's district or tahasil; 404 outside it, 403
 * without the right or for the same person, 400 for missing data, 409 if the state has changed.
 */
export const officerStep: MemberHandler<'officerStep'> = (request, context) => {
  const { caller } = context;
  const where = and(
    eq(applications.type, request.applicationType),
    buildTerritoryCondition(caller, applications),
  );
  return handleStep(request, context, { where, loadTaker: (tx) => loadStepRights(tx, caller) });
};

/** Answers land/applicationStep: an action of the applicant, such as an answer. */
export const applicantStep: MemberHandler<'applicantStep'> = (request, context) =>
  handleStep(request, context, {
    where: eq(applications.applicantId, context.caller.userId),
    loadTaker: () => 'applicant',
  });
