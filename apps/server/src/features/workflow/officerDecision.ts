import { and, eq } from 'drizzle-orm';
import {
  listPossibleDecisions,
  isExcludedFromDecision,
  message,
  needsRemark,
  type Input,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { isAppealAgainst, listActionsBy, listSteps } from '../../db/applications/stageHistory.ts';
import { hasFreeAcres } from '../../db/applications/plotAvailability.ts';
import { applications } from '../../db/schema/applications.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import type { MemberHandler, Reply, SignedIn } from '../../handler.ts';
import { lockApplication, type ApplicationState } from './applicationState.repository.ts';
import { takeStep } from './takeStep.ts';

type Request = Input<'officerDecision'>;
type Answer = Reply<'officerDecision'>;

async function decideApplication(
  tx: Database,
  application: ApplicationState,
  request: Request,
  context: SignedIn,
): Promise<Answer> {
  const { caller, clock, config, language } = context;
  if (application.version !== request.version || application.status !== 'P') return { status: 409 };
  const forbidden = (key: 'step.notYours' | 'step.samePerson') => ({
    status: 403,
    message: message(language, key),
  });
  const rights = await loadStepRights(tx, caller);
  if (rights.size === 0) return forbidden('step.notYours');
  const isByStages = config.DECISIONS === 'staged';
  const to = listPossibleDecisions(application, rights, isByStages)[request.statusType];
  if (to === undefined) return isByStages ? forbidden('step.notYours') : { status: 400 };
  const ownActions = listActionsBy(await listSteps(tx, application.id), caller.userId);
  const isAppealAgainstOwn = await isAppealAgainst(tx, application.id, caller.userId);
  if (isExcludedFromDecision({ ownActions, isAppealAgainstOwn })) {
    return forbidden('step.samePerson');
  }
  if (request.statusType === 'A' && !(await hasFreeAcres(tx, application.id))) {
    return { status: 409, message: message(language, 'step.plotTaken') };
  }
  const remark = request.remark.trim();
  const taken = { name: 'decide', to, given: {}, remark, isVisible: true };
  await takeStep(tx, application, context, taken, clock());
  return { status: 200 };
}

/**
 * Answers api/officer/decision: status, history, notification and audit in one transaction; 404 out of scope, 400
 * without a required remark or for a status the type does not have, 403 if decisions follow stages and the officer's
 * role has no right to it, 409 if already decided.
 */
export const officerDecision: MemberHandler<'officerDecision'> = async (request, context) => {
  const { caller } = context;
  if (needsRemark(request.statusType) && request.remark.trim() === '') return { status: 400 };
  const inScope = and(
    eq(applications.type, request.applicationType),
    buildTerritoryCondition(caller, applications),
  );
  return runOnce(context, async (tx): Promise<Answer> => {
    const application = await lockApplication(tx, request.applicationId, inScope);
    if (!application) return { status: 404 };
    return decideApplication(tx, application, request, context);
  });
};
