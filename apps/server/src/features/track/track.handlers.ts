import { and, eq } from 'drizzle-orm';
import {
  applicationTypes,
  message,
  normaliseApplicationNumber,
  getStatusView,
  type Input,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import type { Handler } from '../../handler.ts';

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
export const trackStatus: Handler<'trackStatus'> = async (request, { db, language }) => {
  const row = await findStatus(db, request);
  if (!row) return { status: 404 };
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
