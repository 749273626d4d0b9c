import { and, eq, type SQL } from 'drizzle-orm';
import { message, type StepTaker } from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import { undoAction } from '../../db/applications/stageHistory.ts';
import type { Database } from '../../db/database.ts';
import { watermarkSoon } from '../../db/maintenance/watermarkDocuments.ts';
import { isUniqueViolation } from '../../db/errors/sqlState.ts';
import { runOnce } from '../../db/idempotency.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { lockApplication } from './applicationState.repository.ts';
import { AttachmentError } from './attachStepFiles.ts';
import { performStep, type StepRequest } from './performStep.ts';
import { refuseStep, type StepReply } from './stepAnswers.ts';
import { undoStep } from './undoStep.ts';

/** The applications on which a person may act, and what entitles to a step. */
interface StepPermission {
  where: SQL | undefined;
  loadTaker: (tx: Database) => StepTaker | Promise<StepTaker>;
}

async function handleStep(
  request: StepRequest,
  context: SignedIn,
  { where, loadTaker }: StepPermission,
): Promise<StepReply> {
  const { language } = context;
  try {
    const answer = await runOnce(context, async (tx): Promise<StepReply> => {
      const application = await lockApplication(tx, request.applicationId, where);
      if (!application) return { status: 404 };
      if (application.version !== request.version) return refuseStep(context, 'unknown');
      if (request.action === undoAction) return undoStep(tx, application, context);
      return performStep(tx, application, request, context, await loadTaker(tx));
    });
    if (answer.status === 200) await watermarkSoon(context, context.caller.userId);
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
