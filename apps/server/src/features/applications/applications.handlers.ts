import { eq } from 'drizzle-orm';
import { listActions } from '@temple-land/portal-core';
import { loadDocuments } from '../../db/applications/applicationDocuments.ts';
import { loadDetails, loadSteps } from '../../db/applications/applicationParts.ts';
import { findEndedDemand } from '../../db/applications/endedDemand.ts';
import { findLapse } from '../../db/applications/lapse.ts';
import { loadPayments } from '../../db/applications/payments.ts';
import { loadValuation } from '../../db/applications/valuations.ts';
import { listLinkedApplications } from '../../db/applications/linkedApplications.ts';
import { loadWorkflowsOf } from '../../db/applications/workflowVersions.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import {
  addProgress,
  findFiledApplication,
  findOwnApplication,
  listPage,
} from './applications.repository.ts';

const demandState = 'DEMAND';

/** Answers land/appliedlanddetails: the caller's own applications; 403 for another user's id. */
export const appliedLand: MemberHandler<'appliedLand'> = async (input, context) => {
  const { caller } = context;
  if (input.createdBy !== caller.userId) return { status: 403 };
  const own = eq(applications.applicantId, caller.userId);
  const { rows, total } = await listPage(context, own, input);
  if (total === 0) return { status: 404 };
  return { status: 200, result: { rows: await addProgress(rows, context), total } };
};

/**
 * Answers land/getApplication: an application with its history, of the caller, or sent by the caller for somebody else
 * and then without actions; 404 for another one.
 */
export const applyLandDraft: MemberHandler<'applyLandDraft'> = async (input, context) => {
  const { db, clock, language } = context;
  const own = await findOwnApplication(context, input);
  const found = own ?? (await findFiledApplication(context, input));
  const [row] = await addProgress(found ? [found] : [], context);
  if (!row) return { status: 404 };
  const id = row.applicationId;
  const steps = await loadSteps(db, [id], 'applicant', language);
  const files = await loadDocuments(db, [id], 'applicant');
  const workflow = (await loadWorkflowsOf(db, [id])).get(id);
  const lapse = workflow && (await findLapse(db, { id, state: row.state, workflow }));
  const endedDemand = workflow && (await findEndedDemand(db, { id, ...row, workflow }));
  const actions = own ? listActions(workflow ?? row.applicationType, row.state, 'applicant') : [];
  return {
    status: 200,
    result: {
      ...row,
      history: steps.get(id) ?? [],
      documents: files.get(id) ?? [],
      actions: actions.map(({ name, needs = [] }) => ({ name, needs: [...needs] })),
      ...(await loadDetails(db, row.applicationType, id)),
      ...(await loadValuation(db, {
        id,
        type: row.applicationType,
        // What was demanded stays known after the application ended.
        state: endedDemand === undefined ? row.state : demandState,
        reader: 'applicant',
        now: clock(),
      })),
      ...(lapse === undefined ? {} : { lapse }),
      ...(endedDemand === undefined ? {} : { endedDemand }),
      ...(await loadPayments(db, id)),
      linked: await listLinkedApplications(db, id),
    },
  };
};
