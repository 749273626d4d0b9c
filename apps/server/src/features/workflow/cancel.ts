import { and, eq } from 'drizzle-orm';
import { listActions } from '@temple-land/portal-core';
import { runOnce } from '../../db/idempotency.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import { lockApplication } from './applicationState.repository.ts';
import { takeStep } from './takeStep.ts';

/**
 * Answers land/cancelApplication: withdraws an application of the caller; 409 if the workflow does not allow it, for
 * example after payment or decision.
 */
export const cancelApplication: MemberHandler<'cancelApplication'> = async (input, context) => {
  const { caller, clock } = context;
  const own = and(eq(applications.applicantId, caller.userId));
  return runOnce(context, async (tx) => {
    const application = await lockApplication(tx, input.applicationId, own);
    if (!application) return { status: 404 };
    const withdraw = listActions(application.workflow, application.state, 'applicant').find(
      ({ name }) => name === 'withdraw',
    );
    if (!withdraw) return { status: 409 };
    const { remark } = input;
    const taken = { name: 'withdraw', to: withdraw.to, given: { remark }, remark, isVisible: true };
    await takeStep(tx, application, context, taken, clock());
    return { status: 200 };
  });
};
