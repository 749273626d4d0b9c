import { eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { plots } from '../../schema/land.ts';
import { leases, quarryReturns } from '../../schema/leases.ts';
import { insertInBatches } from '../insertInBatches.ts';
import { createSeededRandom } from '../random.ts';

const months = 6;

const getFirstOfMonth = (now: Date, back: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10);

/** Adds the quarry returns of the last months; some exceed the permitted quantity or area. */
export async function seedQuarryReturns(db: Database, now: Date): Promise<void> {
  const random = createSeededRandom(59);
  const quarries = await db
    .select({ leaseId: leases.id, permitted: leases.permittedQuantity, area: plots.area })
    .from(leases)
    .innerJoin(plots, eq(plots.id, leases.plotId))
    .where(eq(leases.kind, 'quarry'))
    .orderBy(leases.id);
  const rows = quarries.flatMap(({ leaseId, permitted, area }) => {
    const [zeal, reach] = [0.6 + random.next() * 0.7, 0.7 + random.next() * 0.5];
    return Array.from({ length: months }, (_, back) => ({
      leaseId,
      month: getFirstOfMonth(now, back + 1),
      quantity: Number((((permitted ?? 0) / 12) * zeal * (0.8 + random.next() * 0.4)).toFixed(2)),
      workedArea: Number((area * reach).toFixed(4)),
    }));
  });
  await insertInBatches(db, quarryReturns, rows);
}
