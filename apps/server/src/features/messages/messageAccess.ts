import { eq } from 'drizzle-orm';
import {
  listActions,
  openStatus,
  type ApplicationType,
  type StatusCode,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import type { ApplicationReader } from '../../db/applications/applicationParts.ts';
import { loadWorkflow } from '../../db/applications/workflowVersions.ts';
import type { Database } from '../../db/database.ts';
import { isResponsible } from '../../db/land/territory.ts';
import { applications } from '../../db/schema/applications.ts';
import type { Caller } from '../../handler.ts';

/** An application whose messages the caller may read, and on which side the caller is. */
export interface MessageAccess {
  application: {
    id: number;
    number: string;
    type: ApplicationType;
    status: StatusCode;
    state: string;
    applicantId: number;
    districtId: number;
    tahasilId: number;
  };
  reader: ApplicationReader;
  mayWrite: boolean;
}

async function mayOfficerWrite(
  db: Database,
  caller: Caller,
  { type, state, workflowVersion }: { type: number; state: string; workflowVersion: number },
): Promise<boolean> {
  const workflow = await loadWorkflow(db, type as ApplicationType, workflowVersion);
  return listActions(workflow, state, await loadStepRights(db, caller)).length > 0;
}

/**
 * Returns an application whose messages the caller may read: its applicant, or an officer of its place. The applicant
 * may write until it is rejected or closed; an officer whose role has a right to a step of the present stage.
 */
export async function findMessageAccess(
  db: Database,
  applicationId: number,
  caller: Caller,
): Promise<MessageAccess | undefined> {
  const { id, number, type, status, state, applicantId, districtId, tahasilId, workflowVersion } =
    applications;
  const columns = { id, number, type, status, state, applicantId, districtId, tahasilId };
  const [row] = await db
    .select({ ...columns, workflowVersion })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!row) return undefined;
  const application = {
    ...row,
    type: row.type as ApplicationType,
    status: row.status as StatusCode,
  };
  if (row.applicantId === caller.userId) {
    const mayWrite = row.status === openStatus || row.status === 'A';
    return { application, reader: 'applicant', mayWrite };
  }
  const isOfficer = caller.userType === 'O' || caller.userType === 'T';
  if (!isOfficer || !isResponsible(caller, row)) return undefined;
  return { application, reader: 'office', mayWrite: await mayOfficerWrite(db, caller, row) };
}
