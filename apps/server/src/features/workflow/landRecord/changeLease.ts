import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { formatIndianDate, type LandDetails } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { leaseChanges } from '../../../db/schema/landDetails.ts';
import { leases } from '../../../db/schema/leases.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { addYears, releasePlot, type Grant } from './grantLand.ts';
import { findRecordedLease } from '../../../db/land/recordedLease.ts';
import {
  addPlotEvent,
  findStatusBefore,
  setHeldStatus,
  type RecordedPlot,
} from './recordedPlot.ts';

type Lease = typeof leases.$inferSelect;
type LeaseChange = typeof leaseChanges.$inferSelect;

/** The kinds of application that change a lease. */
export type LeaseChangeKind = 'renewal' | 'transfer';

const restoredByRenewal = ({
  area,
  endsOn,
  yearlyRent,
  nextRentOn,
  state,
}: Lease | LeaseChange) => ({
  area,
  endsOn,
  yearlyRent,
  nextRentOn,
  state,
});
const restoredByTransfer = ({ lessee }: Lease | LeaseChange) => ({ lessee });

/** What each kind changes of a lease. */
const changedColumns = { renewal: restoredByRenewal, transfer: restoredByTransfer } as const;

const eventKinds = { renewal: 'leaseRenewed', transfer: 'leaseTransferred' } as const;

/** Returns the term, rent and acres of a renewed lease: it runs on from its end, or from today when it has ended. */
function renew({ endsOn }: Lease, { sheet, now }: Grant) {
  const today = formatIndianDate(now);
  const start = endsOn > today ? endsOn : today;
  return {
    area: sheet.areaGranted,
    endsOn: addYears(start, sheet.termYears ?? 1),
    yearlyRent: sheet.value,
    nextRentOn: addYears(today, 1),
    state: 'active',
  };
}

/** Renews or transfers the lease that an application names, and keeps what it was before. */
export async function recordLeaseChange(
  tx: Database,
  grant: Grant,
  { leaseNo, newHolder }: LandDetails,
  kind: LeaseChangeKind,
  orderNo: string,
): Promise<void> {
  const { application, plot, now } = grant;
  const lease = await findRecordedLease(tx, application.plotCode, leaseNo);
  if (!lease) throw new Error(`The lease of ${application.number} is not in the record.`);
  const { area, lessee, endsOn, yearlyRent, nextRentOn, state, deedNo, deedOn } = lease;
  await tx.insert(leaseChanges).values({
    leaseId: lease.id,
    applicationId: application.id,
    kind,
    area,
    lessee,
    endsOn,
    yearlyRent,
    nextRentOn,
    state,
    deedNo,
    deedOn,
    orderNo: lease.orderNo,
    changedOn: formatIndianDate(now),
  });
  const renewed = renew(lease, grant);
  const changed = kind === 'renewal' ? renewed : { lessee: newHolder };
  await tx
    .update(leases)
    .set({ ...changed, orderNo })
    .where(eq(leases.id, lease.id));
  await setHeldStatus(tx, plot, now);
  const terms = { area: renewed.area, yearlyRent: renewed.yearlyRent, endsOn: renewed.endsOn };
  await addPlotEvent(tx, plot, application.id, {
    kind: eventKinds[kind],
    now,
    facts: { orderNo, leaseNo, ...(kind === 'renewal' ? terms : { area }) },
    statusBefore: plot.status,
  });
}

/** Enters the deed of a renewed or transferred lease. */
export async function recordLeaseChangeDeed(
  tx: Database,
  { application, plot, now }: Grant,
  { leaseNo }: LandDetails,
  deedNo: string,
): Promise<void> {
  const change = await findOpenChange(tx, application.id);
  const deed = { deedNo, deedOn: formatIndianDate(now) };
  if (change) await tx.update(leases).set(deed).where(eq(leases.id, change.leaseId));
  await addPlotEvent(tx, plot, application.id, {
    kind: 'leaseDeed',
    now,
    facts: { deedNo, leaseNo },
  });
}

async function findOpenChange(tx: Database, applicationId: number) {
  const [change] = await tx
    .select()
    .from(leaseChanges)
    .where(and(eq(leaseChanges.applicationId, applicationId), isNull(leaseChanges.revertedOn)))
    .orderBy(desc(leaseChanges.id))
    .limit(1);
  return change;
}

/**
 * Reverses a renewal or a transfer: the lease is again what it was before. Where a later order of the same kind has
 * changed the lease since, that one stays, and would restore the state before both.
 */
export async function cancelLeaseChange(
  tx: Database,
  { id }: ApplicationState,
  plot: RecordedPlot,
  now: Date,
): Promise<void> {
  const change = await findOpenChange(tx, id);
  if (!change) return;
  const isLater = and(
    eq(leaseChanges.leaseId, change.leaseId),
    isNull(leaseChanges.revertedOn),
    gt(leaseChanges.id, change.id),
  );
  const later = await tx.select().from(leaseChanges).where(isLater).orderBy(leaseChanges.id);
  const kind = change.kind as LeaseChangeKind;
  const restored = changedColumns[kind](change);
  const next = later.find((one) => one.kind === kind);
  if (next) await tx.update(leaseChanges).set(restored).where(eq(leaseChanges.id, next.id));
  else await tx.update(leases).set(restored).where(eq(leases.id, change.leaseId));
  if (later.length === 0) {
    const { orderNo, deedNo, deedOn } = change;
    await tx.update(leases).set({ orderNo, deedNo, deedOn }).where(eq(leases.id, change.leaseId));
  }
  await tx
    .update(leaseChanges)
    .set({ revertedOn: formatIndianDate(now) })
    .where(eq(leaseChanges.id, change.id));
  const events = Object.values(eventKinds);
  await releasePlot(tx, plot, await findStatusBefore(tx, plot.id, id, events), now);
}
