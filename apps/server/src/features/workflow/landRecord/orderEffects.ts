import { eq } from 'drizzle-orm';
import type { LandDetails, StepData } from '@temple-land/portal-core';
import { findCorrectedLandDetails } from '../../../db/applications/landDetails.ts';
import { divideByPlot } from '../../../db/applications/otherPlots.ts';
import { lockPlots } from '../../../db/applications/plotAvailability.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { cancelLeaseChange, recordLeaseChange, recordLeaseChangeDeed } from './changeLease.ts';
import { cancelGrant, loadGrants, recordGrant, recordGrantDeed, type Grant } from './grantLand.ts';
import { addPlotEvent, lockPlot, type RecordedPlot } from './recordedPlot.ts';
import {
  cancelRequests,
  completeRequest,
  recordCorrection,
  recordExchange,
} from './requestRecord.ts';

/** What an application asks for, and its answers besides the common ones. */
interface LandRequest {
  kind: string;
  details: LandDetails | undefined;
}

/** Returns what an application asks for. */
async function findLandRequest(tx: Database, id: number): Promise<LandRequest> {
  const [row] = await tx
    .select({ kind: applications.applicationKind })
    .from(applications)
    .where(eq(applications.id, id));
  return { kind: row?.kind ?? '', details: await findCorrectedLandDetails(tx, id) };
}

async function enterOrder(tx: Database, grant: Grant, orderNo: string, request: LandRequest) {
  const { kind, details } = request;
  if (details === undefined) return recordGrant(tx, grant, orderNo);
  switch (kind) {
    case 'renewal':
    case 'transfer':
      return recordLeaseChange(tx, grant, details, kind, orderNo);
    case 'exchange':
      return recordExchange(tx, grant, details, orderNo);
    case 'correction':
      return recordCorrection(tx, grant, details, orderNo);
    default:
      return recordGrant(tx, grant, orderNo);
  }
}

async function enterDeed(tx: Database, grant: Grant, deedNo: string, request: LandRequest) {
  const { kind, details } = request;
  if (details === undefined) return recordGrantDeed(tx, grant, deedNo);
  switch (kind) {
    case 'renewal':
    case 'transfer':
      return recordLeaseChangeDeed(tx, grant, details, deedNo);
    case 'exchange':
    case 'correction':
      return completeRequest(tx, grant, kind, deedNo);
    default:
      return recordGrantDeed(tx, grant, deedNo);
  }
}

/** Enters an order in the land record: what its kind of application grants, changes or corrects. */
export async function recordOrder(
  tx: Database,
  application: ApplicationState,
  { orderNo = '' }: StepData,
  now: Date,
): Promise<void> {
  const request = await findLandRequest(tx, application.id);
  for (const grant of await loadGrants(tx, application, now)) {
    await enterOrder(tx, grant, orderNo, request);
  }
}

/** Enters a deed in the land record. */
export async function recordDeed(
  tx: Database,
  application: ApplicationState,
  { deedNo = '' }: StepData,
  now: Date,
): Promise<void> {
  const request = await findLandRequest(tx, application.id);
  for (const grant of await loadGrants(tx, application, now)) {
    await enterDeed(tx, grant, deedNo, request);
  }
}

async function cancelOnPlot(
  tx: Database,
  application: ApplicationState,
  plot: RecordedPlot,
  { kind, reason, now }: { kind: string; reason: string; now: Date },
) {
  if (kind === 'renewal' || kind === 'transfer') {
    await cancelLeaseChange(tx, application, plot, now);
  } else {
    await cancelGrant(tx, application, plot, now);
  }
  await addPlotEvent(tx, plot, application.id, {
    kind: 'orderCancelled',
    now,
    facts: { reason },
    statusBefore: plot.status,
  });
}

/** Reverses what order and deed of an application entered in the land record, on each of its plots. */
export async function recordCancellation(
  tx: Database,
  application: ApplicationState,
  { reason }: StepData,
  now: Date,
): Promise<void> {
  const { kind } = await findLandRequest(tx, application.id);
  const codes = (await divideByPlot(tx, application)).map(({ plotCode }) => plotCode);
  await lockPlots(tx, codes);
  for (const plotCode of codes) {
    const plot = await lockPlot(tx, { plotCode });
    if (plot) await cancelOnPlot(tx, application, plot, { kind, reason: reason ?? '', now });
  }
  await cancelRequests(tx, application.id);
}
