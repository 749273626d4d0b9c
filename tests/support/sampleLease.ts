import { eq } from 'drizzle-orm';
import { plots } from '../../apps/server/src/db/schema/land.ts';
import { leases } from '../../apps/server/src/db/schema/leases.ts';
import type { Place } from './landApplication.ts';
import type { TestApp } from './makeApp.ts';

let count = 0;

/** Adds a lease of a plot, as an import would, and returns it. */
export async function addSampleLease(
  { deps: { db } }: TestApp,
  { plotCode }: Pick<Place, 'plotCode'>,
  changes: Partial<typeof leases.$inferInsert> = {},
): Promise<typeof leases.$inferSelect> {
  const [plot] = await db.select().from(plots).where(eq(plots.code, plotCode));
  if (!plot) throw new Error('There is no such plot.');
  count += 1;
  const [lease] = await db
    .insert(leases)
    .values({
      leaseNo: `LEASE/${count}`,
      plotId: plot.id,
      mouzaId: plot.mouzaId,
      area: plot.area,
      kind: 'agricultural',
      lessee: 'Gopal Nayak',
      startsOn: '2016-04-01',
      endsOn: '2026-12-31',
      yearlyRent: 1200,
      state: 'active',
      ...changes,
    })
    .returning();
  if (!lease) throw new Error('The lease was not added.');
  return lease;
}
