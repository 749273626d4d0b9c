import { eq } from 'drizzle-orm';
import { applications } from '../../apps/server/src/db/schema/applications.ts';
import { valuations } from '../../apps/server/src/db/schema/valuations.ts';
import type { TestApp } from './makeApp.ts';

/** Puts a land application where its amount due has been paid by a challan. */
export async function recordPaid({ deps, clock }: TestApp, applicationId: number): Promise<void> {
  await deps.db.insert(valuations).values({
    applicationId,
    areaGranted: 0.1,
    ratePerAcre: 1000,
    value: 100,
    concession: 0,
    fee: 0,
    amountDue: 100,
    valuedOn: clock.now(),
    challanNo: 'CH-77',
    paidOn: '2026-03-15',
  });
  await deps.db
    .update(applications)
    .set({ state: 'PAID', cameFrom: 'DEMAND', stateSince: clock.now() })
    .where(eq(applications.id, applicationId));
}
