import { eq, sql } from 'drizzle-orm';
import {
  computeSheet,
  isWithoutRate,
  proposeLines,
  resolveKind,
  sumAcres,
  type ApplicationKind,
  type LandEstimate,
  type OtherPlots,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { landEstimates } from '../schema/landDetails.ts';
import { findRate } from './rates.ts';
import { listRatedPlots, type RatedPlots } from './sheetPlots.ts';

/** The land that an applicant asks for; a whole khatiyan has no plot. */
export interface WantedLand {
  applicationKind: ApplicationKind | '';
  mouzaId: number;
  khataNo: string;
  plotCode: string;
  /** The acres of that plot, or of the khatiyan. */
  area: number;
  otherPlots?: OtherPlots | undefined;
}

/** Returns the lines of a sheet as an officer gets them proposed; one for all acres while the plots are unknown. */
async function listLines(db: Database, land: RatedPlots, now: Date) {
  const lines = proposeLines(await listRatedPlots(db, land, now), land.area);
  if (lines.length > 0) return lines;
  const { holding, mouzaId, area } = land;
  const rule = (await findRate(db, { holding, mouzaId, kisam: '' }, now)) ?? null;
  return [{ plotNo: '', kisam: '', area, rule, ownRate: null, override: null }];
}

/**
 * Returns the application fee, the highest of the rates, and the costs of wanted land as a valuation sheet by the rates
 * in force; undefined for land without a rate.
 */
export async function estimateWantedLand(
  db: Database,
  { applicationKind, mouzaId, khataNo, plotCode, area, otherPlots = [] }: WantedLand,
  now: Date,
): Promise<LandEstimate | undefined> {
  const { holding } = resolveKind({ applicationKind });
  if (holding === '') return undefined;
  const shares = plotCode === '' ? [] : [{ plotCode, area }, ...otherPlots];
  const total = sumAcres([area, ...otherPlots.map((other) => other.area)]);
  const land = { holding, mouzaId, khataNo, shares, area: total };
  const sheet = computeSheet(await listLines(db, land, now));
  if (sheet.lines.every(isWithoutRate)) return undefined;
  const fees = sheet.lines.map(({ rule }) => rule?.applicationFee ?? 0);
  return { applicationFee: Math.max(...fees), ...sheet };
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
