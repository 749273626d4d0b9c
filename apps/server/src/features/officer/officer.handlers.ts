import { recordApplicationAccess } from '../../db/activity/accessLedger.ts';
import { applicationTypes } from '@temple-land/portal-core';
import { listAdditions } from '../../db/applications/reportFollowers.ts';
import { findFiledAgainst } from '../../db/applications/filedAgainst.ts';
import { findEndedDemand } from '../../db/applications/endedDemand.ts';
import { loadDetails } from '../../db/applications/applicationParts.ts';
import { loadStepFacts } from '../../db/applications/stepFacts.ts';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import { loadPayments } from '../../db/applications/payments.ts';
import { loadValuation } from '../../db/applications/valuations.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { listLinkedApplications } from '../../db/applications/linkedApplications.ts';
import { loadWorkflowsOf } from '../../db/applications/workflowVersions.ts';
import type { MemberHandler } from '../../handler.ts';
import { countByMonth, countByStage, medianDaysToDecide } from './dashboardFigures.ts';
import { toQueueRows, countByStatus, findInScope, listQueue } from './officer.repository.ts';
import { canReadContact } from './reporter.ts';

/** Answers api/officer/applications: the queue of the officer's own district or tahasil. */
export const officerQueue: MemberHandler<'officerQueue'> = async (
  request,
  { db, caller, language, clock, config },
) => {
  const now = clock();
  const isByStages = config.DECISIONS === 'staged';
  const { rows, total } = await listQueue(db, request, { caller, language, now, isByStages });
  const ids = rows.map(({ applicationId }) => applicationId);
  await recordApplicationAccess(db, caller.userId, ids, now);
  return total === 0 ? { status: 404 } : { status: 200, result: { rows, total } };
};

/** Answers api/officer/application: one application in the officer's scope with everything about it. */
export const officerApplication: MemberHandler<'officerApplication'> = async (
  { applicationId, applicationType },
  context,
) => {
  const { db, caller, language, clock, config } = context;
  const found = await findInScope(context, { id: applicationId, type: applicationType });
  if (!found) return { status: 404 };
  const now = clock();
  const [row] = await toQueueRows(db, [found], {
    caller,
    language,
    now,
    isByStages: config.DECISIONS === 'staged',
  });
  if (!row) return { status: 404 };
  await recordApplicationAccess(db, caller.userId, [applicationId], now);
  const details = await loadDetails(db, applicationType, applicationId);
  const { state } = row;
  const asked = { id: applicationId, type: applicationType, state, reader: 'office', now } as const;
  const workflow = (await loadWorkflowsOf(db, [applicationId])).get(applicationId);
  const endedDemand =
    workflow && (await findEndedDemand(db, { id: applicationId, ...row, workflow }));
  const valued = {
    ...(await loadValuation(db, asked)),
    ...(endedDemand === undefined ? {} : { endedDemand }),
    ...(await loadPayments(db, applicationId)),
  };
  const linked = await listLinkedApplications(db, applicationId);
  const mayRead = await canReadContact(db, caller, applicationType);
  // A reporter who does not hide the name shows it to every officer of the place.
  const isNamed = details.report?.hidesName === false;
  const applicant = isNamed ? found.applicant : row.applicant;
  const filedAgainst = await findFiledAgainst(db, applicationId);
  // A case of the office has respondents in place of an applicant or a reporter.
  const isReport = applicationType === applicationTypes.illegitimateUse;
  const reporter = filedAgainst ? { filedAgainst } : isNamed ? {} : { mayReadReporter: mayRead };
  const additions = isReport ? { additions: await listAdditions(db, applicationId) } : {};
  const taker = await loadStepRights(db, caller);
  const user = { userId: caller.userId, taker, now };
  const facts = await loadStepFacts(db, { id: applicationId, state }, user);
  const whole = {
    ...row,
    ...facts,
    applicant,
    ...details,
    ...additions,
    ...valued,
    ...reporter,
    linked,
  };
  return { status: 200, result: whole };
};

const figuresLimit = { action: 'officer-figures', requests: 300, windowMs: 600_000 };

/** Answers api/officer/dashboard: figures of the officer's scope, open ones by stage, six months. */
export const officerSummary: MemberHandler<'officerSummary'> = async (_, context) => {
  const { db, caller, clock } = context;
  await enforceUserRateLimit(context, caller.userId, figuresLimit);
  const now = clock();
  const counts = await countByStatus(db, caller);
  const stages = await countByStage(db, caller, now);
  const totalOf = (status: string) => counts.find((row) => row.status === status)?.total ?? 0;
  const approved = counts.find((row) => row.status === 'A');
  return {
    status: 200,
    result: {
      pending: totalOf('P'),
      overdue: stages.reduce((total, { overdue }) => total + overdue, 0),
      approved: totalOf('A'),
      rejected: totalOf('R'),
      total_area: approved?.area ?? 0,
      medianDays: await medianDaysToDecide(db, caller),
      stages,
      months: await countByMonth(db, caller, now),
    },
  };
};
