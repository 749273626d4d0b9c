import { and, eq, ne } from 'drizzle-orm';
import { formatIndianDate, type LandDetails } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { recordRequests } from '../../../db/schema/landDetails.ts';
import { addSale, completeSale, type Grant } from './grantLand.ts';
import { addPlotEvent } from './recordedPlot.ts';

type NewRequest = Pick<
  typeof recordRequests.$inferInsert,
  'kind' | 'entry' | 'entryNow' | 'entryWanted' | 'area'
>;

async function addRequest(
  tx: Database,
  { application, plot, now }: Grant,
  orderNo: string,
  request: NewRequest,
) {
  await tx.insert(recordRequests).values({
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    applicationId: application.id,
    orderNo,
    orderedOn: formatIndianDate(now),
    state: 'open',
    ...request,
  });
}

/** Asks the record office to correct an entry of a plot. */
export async function recordCorrection(
  tx: Database,
  grant: Grant,
  { recordEntry, entryNow, entryWanted }: LandDetails,
  orderNo: string,
): Promise<void> {
  const request = { kind: 'correction', entry: recordEntry, entryNow, entryWanted };
  await addRequest(tx, grant, orderNo, request);
  const facts = { orderNo, recordEntry, entryNow, entryWanted };
  const { application, plot, now } = grant;
  await addPlotEvent(tx, plot, application.id, { kind: 'correctionOrdered', now, facts });
}

/** Enters what passes to the applicant as a sale, and asks the record office to enter the land that the temple gets. */
export async function recordExchange(
  tx: Database,
  grant: Grant,
  { offeredLand, offeredArea }: LandDetails,
  orderNo: string,
): Promise<void> {
  await addSale(tx, grant, orderNo, 'exchangeOrdered');
  const request = { kind: 'exchange', entryWanted: offeredLand, area: offeredArea };
  await addRequest(tx, grant, orderNo, request);
}

const closeRequests = (
  tx: Database,
  applicationId: number,
  values: Partial<typeof recordRequests.$inferInsert>,
) =>
  tx
    .update(recordRequests)
    .set(values)
    .where(
      and(eq(recordRequests.applicationId, applicationId), ne(recordRequests.state, 'cancelled')),
    );

/** Enters the number under which the record office made the entry, and for an exchange its deed. */
export async function completeRequest(
  tx: Database,
  grant: Grant,
  kind: 'correction' | 'exchange',
  deedNo: string,
): Promise<void> {
  const { application, plot, now } = grant;
  const enteredOn = formatIndianDate(now);
  await closeRequests(tx, application.id, { state: 'entered', enteredNo: deedNo, enteredOn });
  if (kind === 'exchange') return completeSale(tx, grant, deedNo, 'exchangeDeed');
  await addPlotEvent(tx, plot, application.id, {
    kind: 'correctionEntered',
    now,
    facts: { deedNo },
  });
}

/** Takes back what an order asked the record office to enter. */
export async function cancelRequests(tx: Database, applicationId: number): Promise<void> {
  await closeRequests(tx, applicationId, { state: 'cancelled', enteredOn: null });
}
