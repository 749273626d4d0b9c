import { and, eq, isNull } from 'drizzle-orm';
import { divideSheet, formatIndianDate } from '@temple-land/portal-core';
import { divideByPlot } from '../../../db/applications/otherPlots.ts';
import { lockPlots } from '../../../db/applications/plotAvailability.ts';
import { findValuation } from '../../../db/applications/valuations.ts';
import type { Database } from '../../../db/database.ts';
import { leases } from '../../../db/schema/leases.ts';
import { landSaleCases } from '../../../db/schema/register.ts';
import { findHolderName } from '../../../db/applications/landDetails.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import {
  addPlotEvent,
  findHeldStatus,
  findStatusBefore,
  lockPlot,
  setHeldStatus,
  setPlotStatus,
  type RecordedPlot,
} from './recordedPlot.ts';

type Valuation = NonNullable<Awaited<ReturnType<typeof findValuation>>>;

/** The application, plot and valuation sheet of an order. */
export interface Grant {
  application: ApplicationState;
  plot: RecordedPlot;
  /** The sheet of this plot: its part of the acres and of the amounts. */
  sheet: Valuation;
  /** The number of the lease or the sale: that of the application, with a serial number for each further plot. */
  entryNo: string;
  now: Date;
}

/** Returns the same day some years later, yyyy-MM-dd. */
export const addYears = (day: string, years: number) => {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return moment.toISOString().slice(0, 10);
};

const leaseKinds: Readonly<Record<string, string>> = { homestead: 'homestead' };

async function addLease(tx: Database, grant: Grant, orderNo: string) {
  const { application, plot, sheet, entryNo, now } = grant;
  const startsOn = formatIndianDate(now);
  const endsOn = addYears(startsOn, sheet.termYears ?? 1);
  const { areaGranted: area, value: yearlyRent } = sheet;
  await tx.insert(leases).values({
    leaseNo: entryNo,
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    applicationId: application.id,
    area,
    kind: leaseKinds[plot.kisamClass] ?? 'agricultural',
    lessee: await findHolderName(tx, application),
    startsOn,
    endsOn,
    yearlyRent,
    nextRentOn: addYears(startsOn, 1),
    orderNo,
    state: 'active',
  });
  await setHeldStatus(tx, plot, now);
  const facts = { orderNo, area, yearlyRent, endsOn };
  const change = { kind: 'leaseGranted', now, facts, statusBefore: plot.status };
  await addPlotEvent(tx, plot, application.id, change);
}

/** Enters a sale, or an exchange as what passes to the applicant, that waits for its deed. */
export async function addSale(
  tx: Database,
  { application, plot, sheet, entryNo, now }: Grant,
  orderNo: string,
  kind = 'saleOrdered',
): Promise<void> {
  const { areaGranted: area, ratePerAcre, value, concession, amountDue, fee } = sheet;
  await tx.insert(landSaleCases).values({
    caseNo: entryNo,
    applicationNo: application.number,
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    applicationId: application.id,
    area,
    kisam: plot.kisam,
    ratePerAcre,
    value,
    concession,
    paid: sheet.paidOn === null ? 0 : Number((amountDue - fee).toFixed(2)),
    openedOn: formatIndianDate(application.createdOn),
    orderNo,
    orderedOn: formatIndianDate(now),
  });
  const facts = { orderNo, area, value };
  await addPlotEvent(tx, plot, application.id, { kind, now, facts });
}

/** Enters the deed of a sale or an exchange; a plot that is sold as a whole is sold with it. */
export async function completeSale(
  tx: Database,
  { application, plot, sheet, now }: Grant,
  deedNo: string,
  kind = 'saleDeed',
): Promise<void> {
  const deed = { deedNo, deedOn: formatIndianDate(now) };
  await tx.update(landSaleCases).set(deed).where(eq(landSaleCases.applicationId, application.id));
  await setHeldStatus(tx, plot, now);
  const facts = { deedNo, area: sheet.areaGranted };
  await addPlotEvent(tx, plot, application.id, { kind, now, facts, statusBefore: plot.status });
}

/**
 * Returns application, plot and valuation sheet of an order for each plot of the application; empty without a plot or
 * a sheet.
 */
export async function loadGrants(
  tx: Database,
  application: ApplicationState,
  now: Date,
): Promise<Grant[]> {
  const sheet = await findValuation(tx, application.id);
  if (!sheet) return [];
  const codes = (await divideByPlot(tx, application)).map(({ plotCode }) => plotCode);
  await lockPlots(tx, codes);
  const plots: RecordedPlot[] = [];
  for (const plotCode of codes) {
    const plot = await lockPlot(tx, { plotCode });
    if (plot) plots.push(plot);
  }
  const sheets = divideSheet(
    sheet,
    plots.map(({ plotNo }) => plotNo),
  );
  return plots.map((plot, index) => {
    const entryNo = index === 0 ? application.number : `${application.number}/${index + 1}`;
    return { application, plot, sheet: sheets[index] ?? sheet, entryNo, now };
  });
}

/** Enters an order in the land record: a lease from today, or a sale that waits for its deed. */
export async function recordGrant(tx: Database, grant: Grant, orderNo: string): Promise<void> {
  const add = grant.application.holding === 'purchase' ? addSale : addLease;
  await add(tx, grant, orderNo);
}

/** Enters the deed of a lease or a sale. */
export async function recordGrantDeed(tx: Database, grant: Grant, deedNo: string): Promise<void> {
  const { application, plot, sheet, now } = grant;
  if (application.holding === 'purchase') return completeSale(tx, grant, deedNo);
  const deed = { deedNo, deedOn: formatIndianDate(now) };
  await tx.update(leases).set(deed).where(eq(leases.applicationId, application.id));
  const facts = { deedNo, area: sheet.areaGranted };
  await addPlotEvent(tx, plot, application.id, { kind: 'leaseDeed', now, facts });
}

const isHeldStatus = (status: string) => status === 'leased' || status === 'sold';

/** Sets the status of a leased or sold plot by the leases and sales that are left, or to the one before an order. */
export async function releasePlot(
  tx: Database,
  plot: RecordedPlot,
  before: string,
  now: Date,
): Promise<void> {
  if (before === '' || !isHeldStatus(plot.status)) return;
  const status = (await findHeldStatus(tx, plot)) ?? (isHeldStatus(before) ? 'available' : before);
  await setPlotStatus(tx, plot.id, status, now);
}

/**
 * Reverses what the order and the deed of an application entered: its lease or sale no longer counts, and a leased
 * or sold plot has the status of its other leases and sales if they cover it, or else the one before the order.
 */
export async function cancelGrant(
  tx: Database,
  { id }: ApplicationState,
  plot: RecordedPlot,
  now: Date,
): Promise<void> {
  await tx.update(leases).set({ state: 'cancelled' }).where(eq(leases.applicationId, id));
  await tx
    .update(landSaleCases)
    .set({ cancelledOn: formatIndianDate(now) })
    .where(and(eq(landSaleCases.applicationId, id), isNull(landSaleCases.cancelledOn)));
  const kinds = ['leaseGranted', 'saleDeed', 'exchangeDeed'];
  await releasePlot(tx, plot, await findStatusBefore(tx, plot.id, id, kinds), now);
}
