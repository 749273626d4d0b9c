import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import {
  computeAmountDue,
  type LandEstimate,
  type Valuation,
  type ValuationRule,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';
import { rates } from '../schema/rates.ts';
import { valuations } from '../schema/valuations.ts';

/** Returns the stored valuation sheet of an application; undefined before the valuation. */
export async function findValuation(db: Database, applicationId: number) {
  const [sheet] = await db
    .select()
    .from(valuations)
    .where(eq(valuations.applicationId, applicationId));
  return sheet;
}

/** The land that a rate applies to. */
export interface RatedLand {
  holding: string;
  mouzaId: number | null;
  kisam: string;
}

/** Returns the rate in force for land: that of its mouza before that of its kisam, the newest first. */
export async function findRate(
  db: Database,
  { holding, mouzaId, kisam }: RatedLand,
  now: Date,
): Promise<ValuationRule | undefined> {
  const [rate] = await db
    .select({
      orderNo: rates.orderNo,
      ratePerAcre: rates.ratePerAcre,
      concessionPercent: rates.concessionPercent,
      concessionUpTo: rates.concessionUpTo,
      fee: rates.fee,
      applicationFee: rates.applicationFee,
      kisam: rates.kisam,
      mouzaId: rates.mouzaId,
      effectiveFrom: rates.effectiveFrom,
    })
    .from(rates)
    .where(
      and(
        eq(rates.isActive, true),
        eq(rates.holding, holding),
        lte(rates.effectiveFrom, now),
        mouzaId === null
          ? isNull(rates.mouzaId)
          : or(isNull(rates.mouzaId), eq(rates.mouzaId, mouzaId)),
        or(eq(rates.kisam, ''), sql`lower(${rates.kisam}) = lower(${kisam})`),
      ),
    )
    .orderBy(
      sql`${rates.mouzaId} is null`,
      sql`${rates.kisam} = ''`,
      desc(rates.effectiveFrom),
      desc(rates.id),
    )
    .limit(1);
  if (rate === undefined) return undefined;
  const { mouzaId: rateMouzaId, effectiveFrom, ...rule } = rate;
  return {
    ...rule,
    isForMouza: rateMouzaId !== null,
    effectiveFrom: effectiveFrom.toISOString(),
  };
}

/** Returns the land of an application that a rate applies to, and the acres that are applied for. */
async function findRatedLand(db: Database, applicationId: number) {
  const [row] = await db
    .select({
      holding: applications.holding,
      mouzaId: applications.mouzaId,
      kisam: sql<string>`coalesce(${plots.kisam}, '')`,
      area: applications.area,
    })
    .from(applications)
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(eq(applications.id, applicationId));
  return row;
}

/** Returns what land costs by the rate in force; undefined where no rate applies. */
export async function estimateLand(
  db: Database,
  land: RatedLand & { area: number },
  now: Date,
): Promise<LandEstimate | undefined> {
  const rule = await findRate(db, land, now);
  if (!rule) return undefined;
  const { ratePerAcre, applicationFee = 0 } = rule;
  const areaGranted = land.area;
  const amounts = computeAmountDue({ ...rule, areaGranted });
  return { applicationFee, areaGranted, ratePerAcre, ...amounts, rule };
}

/** Returns the sheet that the rates propose for an application; undefined where no rate applies. */
async function proposeValuation(
  db: Database,
  applicationId: number,
  now: Date,
): Promise<Valuation | undefined> {
  const land = await findRatedLand(db, applicationId);
  const estimate = land && (await estimateLand(db, land, now));
  if (!estimate) return undefined;
  const { applicationFee: _, ...sheet } = estimate;
  return { isProposed: true, ...sheet, termYears: null, challanNo: '', paidOn: null };
}

const applicantStates = new Set(['DEMAND', 'PAID', 'APPROVED', 'EXECUTED', 'ORDER_CANCELLED']);

/** An application, its reader and the time of reading. */
export interface ValuationRequest {
  id: number;
  type: number;
  state: string;
  reader: 'office' | 'applicant';
  now: Date;
}

/**
 * Returns the valuation of a land application: for the office also the proposal of the rates while it is valued, for
 * the applicant from the demand on.
 */
export async function loadValuation(
  db: Database,
  { id, type, state, reader, now }: ValuationRequest,
): Promise<{ valuation?: Valuation }> {
  if (type !== 2 || (reader === 'applicant' && !applicantStates.has(state))) return {};
  const stored = await findValuation(db, id);
  if (stored && state !== 'VALUATION') {
    const { applicationId: _, valuedOn: __, ...sheet } = stored;
    return { valuation: { isProposed: false, ...sheet } };
  }
  const proposed = state === 'VALUATION' ? await proposeValuation(db, id, now) : undefined;
  return proposed === undefined ? {} : { valuation: proposed };
}
