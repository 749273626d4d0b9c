import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  combineRules,
  computeAmountDue,
  type LandEstimate,
  type RatedShare,
  type ValuationRule,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { plots } from '../schema/land.ts';
import { rates } from '../schema/rates.ts';
import type { PlotShare } from './otherPlots.ts';

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

/** Returns the rate in force for plots of a mouza as one: the mean by their acres where their rates differ. */
async function findRateOfPlots(
  db: Database,
  { holding, mouzaId }: Pick<RatedLand, 'holding' | 'mouzaId'>,
  shares: readonly PlotShare[],
  now: Date,
): Promise<ValuationRule | undefined> {
  const codes = shares.map(({ plotCode }) => plotCode);
  const rows = await db
    .select({ code: plots.code, kisam: plots.kisam })
    .from(plots)
    .where(inArray(plots.code, codes));
  const kisams = new Map(rows.map(({ code, kisam }) => [code, kisam]));
  const rated: RatedShare[] = [];
  for (const { plotCode, area } of shares) {
    const rule = await findRate(db, { holding, mouzaId, kisam: kisams.get(plotCode) ?? '' }, now);
    if (rule === undefined) return undefined;
    rated.push({ rule, area });
  }
  return combineRules(rated);
}

/** Returns what land costs by the rate in force; undefined where no rate applies. */
export async function estimateLand(
  db: Database,
  land: Pick<RatedLand, 'holding' | 'mouzaId'> & { shares: readonly PlotShare[]; area: number },
  now: Date,
): Promise<LandEstimate | undefined> {
  const rule = await findRateOfPlots(db, land, land.shares, now);
  if (!rule) return undefined;
  const { ratePerAcre, applicationFee = 0 } = rule;
  const areaGranted = land.area;
  const amounts = computeAmountDue({ ...rule, areaGranted });
  return { applicationFee, areaGranted, ratePerAcre, ...amounts, rule };
}
