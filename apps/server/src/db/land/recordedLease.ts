import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';

/** Returns a lease of a plot by its number, unless it is cancelled; the code of the plot is that of an application. */
export async function findRecordedLease(db: Database, plotCode: string, leaseNo: string) {
  const [row] = await db
    .select({ lease: leases })
    .from(leases)
    .innerJoin(plots, eq(plots.id, leases.plotId))
    .where(
      and(eq(plots.code, plotCode), eq(leases.leaseNo, leaseNo), ne(leases.state, 'cancelled')),
    );
  return row?.lease;
}
