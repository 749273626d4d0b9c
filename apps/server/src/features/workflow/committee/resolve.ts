import { and, eq, isNull } from 'drizzle-orm';
import { message, type Input, type StepData } from '@temple-land/portal-core';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
import { mayResolve } from '../../../db/applications/committee.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { buildTerritoryCondition } from '../../../db/land/territory.ts';
import { applications } from '../../../db/schema/applications.ts';
import { committeeItems } from '../../../db/schema/committee.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { lockApplication } from '../applicationState.repository.ts';
import { performStep } from '../performStep.ts';
import type { StepReply } from '../stepAnswers.ts';

type Request = Input<'committeeResolve'>;

/** Thrown to roll back the words of a resolution whose step is refused. */
class RefusedStep extends Error {
  readonly answer: StepReply;

  constructor(answer: StepReply) {
    super('The step of a resolution is refused.');
    this.answer = answer;
  }
}

const actions = { approved: 'resolve', rejected: 'reject', deferred: 'defer' } as const;

function buildStepData({ result, resolutionNo, text, reason, deferredTo }: Request): StepData {
  switch (result) {
    case 'approved':
      return { resolutionNo, remark: text };
    case 'rejected':
      return { reason, remark: text };
    default:
      return { date: deferredTo, remark: text };
  }
}

/** Writes the words of a resolution on the agenda; false if the case has no open place there. */
async function writeResolution(tx: Database, request: Request): Promise<boolean> {
  const { meetingId, applicationId, resolutionNo, text, dissent } = request;
  const { meetingId: ofMeeting, applicationId: ofCase, result } = committeeItems;
  const written = await tx
    .update(committeeItems)
    .set({ resolutionNo, text, dissent })
    .where(and(eq(ofMeeting, meetingId), eq(ofCase, applicationId), isNull(result)))
    .returning({ id: committeeItems.id });
  return written.length > 0;
}

/**
 * Answers api/officer/committee/resolve: records the resolution of a meeting about a case and takes its step in the
 * workflow. 400 for missing data, 403 without the right, 404 for a case that is not open on the agenda, 409 if it has
 * changed.
 */
export const committeeResolve: MemberHandler<'committeeResolve'> = async (
  request,
  context: SignedIn,
) => {
  const { db, caller, language } = context;
  const rights = await loadStepRights(db, caller);
  if (!mayResolve(rights)) return { status: 403 };
  try {
    return await runOnce(context, async (tx): Promise<StepReply> => {
      const inArea = buildTerritoryCondition(caller, applications);
      const application = await lockApplication(tx, request.applicationId, inArea);
      if (!application || !(await writeResolution(tx, request))) return { status: 404 };
      if (application.version !== request.version) {
        throw new RefusedStep({ status: 409, message: message(language, 'decision.conflict') });
      }
      const { applicationId, version, result, resolutionNo } = request;
      const step = {
        applicationId,
        version,
        resolutionNo,
        action: actions[result],
        given: buildStepData(request),
      };
      const taken = await performStep(tx, application, step, context, rights);
      if (taken.status !== 200) throw new RefusedStep(taken);
      return taken;
    });
  } catch (error) {
    if (!(error instanceof RefusedStep)) throw error;
    return error.answer;
  }
};
