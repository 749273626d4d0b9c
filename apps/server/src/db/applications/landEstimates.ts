import { eq, sql } from 'drizzle-orm';
import {
  resolveKind,
  sumAcres,
  type ApplicationKind,
  type LandEstimate,
  type OtherPlots,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { landEstimates } from '../schema/landDetails.ts';
import { estimateLand } from './rates.ts';

/** The land that an applicant asks for; a whole khatiyan has no plot. */
export interface WantedLand {
  applicationKind: ApplicationKind | '';
  mouzaId: number;
  plotCode: string;
  /** The acres of that plot, or of the khatiyan. */
  area: number;
  otherPlots?: OtherPlots | undefined;
}

/** Returns application fee and costs of wanted land by the rate in force; undefined for a kind without a rate. */
export async function estimateWantedLand(
  db: Database,
  { applicationKind, mouzaId, plotCode, area, otherPlots = [] }: WantedLand,
  now: Date,
): Promise<LandEstimate | undefined> {
  const { holding } = resolveKind({ applicationKind });
  if (holding === '') return undefined;
  const shares = [{ plotCode, area }, ...otherPlots];
  const total = sumAcres(shares.map((share) => share.area));
  return estimateLand(db, { holding, mouzaId, shares, area: total }, now);
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
