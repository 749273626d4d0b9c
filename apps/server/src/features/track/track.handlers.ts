import { and, eq } from 'drizzle-orm';
import {
  applicationTypes,
  findNextActor,
  message,
  normaliseApplicationNumber,
  getStatusView,
  type Input,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { findExpectedEnd } from '../../db/applications/stageProgress.ts';
import { loadWorkflow } from '../../db/applications/workflowVersions.ts';
import { applications } from '../../db/schema/applications.ts';
import type { Handler } from '../../handler.ts';
import { rememberTracked, wasTracked } from './trackedApplications.ts';

async function findStatus(db: Database, request: Input<'trackStatus'>) {
  const isCase = request.applicationType === applicationTypes.caseNumber;
  const [row] = await db
    .select({ status: applications.status, number: applications.number })
    .from(applications)
    .where(
      and(
        eq(applications.number, normaliseApplicationNumber(request.applicationNo)),
        eq(applications.type, request.applicationType),
        isCase ? eq(applications.districtId, request.districtCode ?? -1) : undefined,
        isCase ? eq(applications.tahasilId, request.tahasilCode ?? -1) : undefined,
        isCase ? eq(applications.mouzaId, request.villageCode ?? -1) : undefined,
      ),
    );
  return row;
}

/** Answers trackstatus/showstatus: the status by number, for a case by number and place. */
export const trackStatus: Handler<'trackStatus'> = async (request, context) => {
  const { db, language } = context;
  const row = await findStatus(db, request);
  if (!row) return { status: 404 };
  const { applicationType, captchaId } = request;
  await rememberTracked(context, { applicationType, applicationNo: row.number, captchaId });
  const { label } = getStatusView(request.applicationType, row.status);
  return {
    status: 200,
    result: {
      statusType: row.status,
      applicationNo: row.number,
      applicationStatus: message(language, label),
    },
  };
};

/** Answers api/track/progress: the next step of an application whose status was found with a captcha; otherwise 404. */
export const trackProgress: Handler<'trackProgress'> = async (request, context) => {
  if (!(await wasTracked(context, request))) return { status: 404 };
  const { applicationType: type, applicationNo } = request;
  const { status, state, stateSince, dueOn, workflowVersion } = applications;
  const [row] = await context.db
    .select({ status, state, stateSince, dueOn, workflowVersion })
    .from(applications)
    .where(and(eq(applications.number, applicationNo), eq(applications.type, type)));
  if (!row) return { status: 404 };
  const workflow = await loadWorkflow(context.db, type, row.workflowVersion);
  return {
    status: 200,
    result: {
      state: row.state,
      waitsFor: findNextActor(row.status, row.state),
      expectedOn: findExpectedEnd(row, workflow),
    },
  };
};
