import { eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { plots } from '../../schema/land.ts';
import { leases, quarryReturns } from '../../schema/leases.ts';
import { insertAll } from '../insert.ts';
import { diceOf } from '../random.ts';

const months = 6;

const firstOfMonth = (now: Date, back: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10);

/** Adds what holders of quarry leases declared for the last months; some declare or work too much. */
export async function seedQuarryReturns(db: Database, now: Date): Promise<void> {
  const dice = diceOf(59);
  const quarries = await db
    .select({ leaseId: leases.id, permitted: leases.permittedQuantity, area: plots.area })
    .from(leases)
    .innerJoin(plots, eq(plots.id, leases.plotId))
    .where(eq(leases.kind, 'quarry'))
    .orderBy(leases.id);
  const rows = quarries.flatMap(({ leaseId, permitted, area }) => {
    const [zeal, reach] = [0.6 + dice.next() * 0.7, 0.7 + dice.next() * 0.5];
    return Array.from({ length: months }, (_, back) => ({
      leaseId,
      month: firstOfMonth(now, back + 1),
      quantity: Number((((permitted ?? 0) / 12) * zeal * (0.8 + dice.next() * 0.4)).toFixed(2)),
      workedArea: Number((area * reach).toFixed(4)),
    }));
  });
  await insertAll(db, quarryReturns, rows);
}
