import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { listFollowerIds } from './reportFollowers.ts';

/** Returns the applicant of an application and who sent it in the applicant's place. */
export async function listApplicantSide(db: Database, applicationId: number): Promise<number[]> {
  const [row] = await db
    .select({ applicantId: applications.applicantId, filedById: applications.filedById })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row ? [row.applicantId, row.filedById].filter((id) => id !== null) : [];
}

/** Returns who is told of the steps of an application: the side of the applicant, and the followers of a report. */
export async function listListeners(db: Database, applicationId: number): Promise<number[]> {
  const side = await listApplicantSide(db, applicationId);
  return [...new Set([...side, ...(await listFollowerIds(db, applicationId))])];
}
