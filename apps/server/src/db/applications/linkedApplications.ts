import { asc, eq, or, sql } from 'drizzle-orm';
import {
  applicationTypes,
  type ApplicationType,
  type LinkedApplication,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';

/** Returns the parent and the children of an application: appealed decision and appeal, report and case. */
export async function listLinkedApplications(
  db: Database,
  id: number,
): Promise<LinkedApplication[]> {
  const parentOfThis = db
    .select({ id: applications.parentId })
    .from(applications)
    .where(eq(applications.id, id));
  const rows = await db
    .select({
      applicationId: applications.id,
      applicationNo: applications.number,
      type: applications.type,
      isChild: sql<boolean>`${applications.parentId} is not distinct from ${id}`,
    })
    .from(applications)
    .where(or(eq(applications.parentId, id), eq(applications.id, parentOfThis)))
    .orderBy(asc(applications.id));
  return rows.map(({ applicationId, applicationNo, type, isChild }) => {
    const ofChild = type === applicationTypes.caseNumber ? 'case' : 'appeal';
    const ofParent = type === applicationTypes.illegitimateUse ? 'report' : 'appealed';
    return {
      link: isChild ? ofChild : ofParent,
      applicationId,
      applicationNo,
      applicationType: type as ApplicationType,
    };
  });
}
