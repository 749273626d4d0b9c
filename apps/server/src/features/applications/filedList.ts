import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import { addProgress, listPage } from './applications.repository.ts';

/** Answers api/representation/applications: what the caller sent for others, newest first; 404 if nothing. */
export const filedList: MemberHandler<'filedList'> = async (page, context) => {
  const filed = eq(applications.filedById, context.caller.userId);
  const { rows, total } = await listPage(context, filed, page);
  if (total === 0) return { status: 404 };
  const result = (await addProgress(rows, context)).map((row) => ({
    applicationId: row.applicationId,
    applicationNo: row.applicationNo,
    applicationType: row.applicationType,
    personName: row.applicant,
    statusType: row.statusType,
    state: row.state,
    createdOn: row.createdOn,
    progress: row.progress,
  }));
  return { status: 200, result: { rows: result, total } };
};
