import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { fieldReports } from '../schema/fieldReports.ts';

/** A visit of a stage that waits for a field report. */
export interface ReportedStage {
  id: number;
  stateSince: Date;
}

/** Returns the current field report of a visit of the stage: the one with the greatest version. */
export async function findCurrentReport(db: Database, { id, stateSince }: ReportedStage) {
  const [row] = await db
    .select()
    .from(fieldReports)
    .where(
      and(
        eq(fieldReports.applicationId, id),
        eq(fieldReports.stageSince, stateSince),
        isNotNull(fieldReports.version),
      ),
    )
    .orderBy(desc(fieldReports.version))
    .limit(1);
  return row;
}

/** Returns whether the current field report of a visit of the stage is finished. */
export async function hasFinishedReport(db: Database, stage: ReportedStage): Promise<boolean> {
  return (await findCurrentReport(db, stage))?.isFinished === true;
}
