import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { ValuationRule } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { rates } from '../schema/rates.ts';

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
