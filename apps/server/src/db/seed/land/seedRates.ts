import type { Database } from '../../database.ts';
import { rates } from '../../schema/rates.ts';

const yearMs = 365 * 86_400_000;

/** Adds invented rates for every mouza: a price and a yearly rent, and a higher price for homestead land. */
export async function seedRates(db: Database, now: Date): Promise<void> {
  const effectiveFrom = new Date(now.getTime() - yearMs);
  const common = { effectiveFrom, orderNo: 'SAMPLE/RATES/1' };
  await db.insert(rates).values([
    {
      ...common,
      holding: 'purchase',
      ratePerAcre: 450_000,
      concessionPercent: 20,
      concessionUpTo: 1,
      fee: 500,
      applicationFee: 100,
    },
    {
      ...common,
      holding: 'purchase',
      kisam: 'Gharabari',
      ratePerAcre: 900_000,
      fee: 500,
      applicationFee: 100,
    },
    { ...common, holding: 'lease', ratePerAcre: 12_000, fee: 200, applicationFee: 50 },
  ]);
}
