import { eq, sql } from 'drizzle-orm';
import { resolveKind, type ApplicationKind, type LandEstimate } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { plots } from '../schema/land.ts';
import { landEstimates } from '../schema/landDetails.ts';
import { estimateLand } from './rates.ts';

/** The land that an applicant asks for; a whole khatiyan has no plot. */
export interface WantedLand {
  applicationKind: ApplicationKind | '';
  mouzaId: number;
  plotCode: string;
  area: number;
}

/** Returns application fee and costs of wanted land by the rate in force; undefined for a kind without a rate. */
export async function estimateWantedLand(
  db: Database,
  { applicationKind, mouzaId, plotCode, area }: WantedLand,
  now: Date,
): Promise<LandEstimate | undefined> {
  const { holding } = resolveKind({ applicationKind });
  if (holding === '') return undefined;
  const [plot] = await db
    .select({ kisam: plots.kisam })
    .from(plots)
    .where(eq(plots.code, plotCode));
  return estimateLand(db, { holding, mouzaId, kisam: plot?.kisam ?? '', area }, now);
}

/** Returns the estimate that was stored with an application; undefined where there is none. */
export async function findEstimate(
  db: Database,
  applicationId: number,
): Promise<LandEstimate | undefined> {
  const isIt = eq(landEstimates.applicationId, applicationId);
  const [row] = await db.select().from(landEstimates).where(isIt);
  return row?.estimate;
}

const challanLock = 7_351;

/** Lets one transaction at a time store a challan, so that of two with the same number the second sees the first. */
export async function lockChallan(tx: Database, challanNo: string): Promise<void> {
  const key = challanNo.trim().toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(${challanLock}, hashtext(${key}))`);
}
