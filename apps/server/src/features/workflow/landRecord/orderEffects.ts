import { eq } from 'drizzle-orm';
import type { LandDetails, StepData } from '@temple-land/portal-core';
import { findLandDetails } from '../../../db/applications/landDetails.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { cancelLeaseChange, recordLeaseChange, recordLeaseChangeDeed } from './changeLease.ts';
import { cancelGrant, loadGrant, recordGrant, recordGrantDeed, type Grant } from './grantLand.ts';
import { addPlotEvent, lockPlot } from './recordedPlot.ts';
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
  return { kind: row?.kind ?? '', details: await findLandDetails(tx, id) };
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
  const grant = await loadGrant(tx, application, now);
  if (grant) await enterOrder(tx, grant, orderNo, await findLandRequest(tx, application.id));
}

/** Enters a deed in the land record. */
export async function recordDeed(
  tx: Database,
  application: ApplicationState,
  { deedNo = '' }: StepData,
  now: Date,
): Promise<void> {
  const grant = await loadGrant(tx, application, now);
  if (grant) await enterDeed(tx, grant, deedNo, await findLandRequest(tx, application.id));
}

/** Reverses what order and deed of an application entered in the land record. */
export async function recordCancellation(
  tx: Database,
  application: ApplicationState,
  { reason }: StepData,
  now: Date,
): Promise<void> {
  const plot = await lockPlot(tx, application);
  if (!plot) return;
  const { kind } = await findLandRequest(tx, application.id);
  if (kind === 'renewal' || kind === 'transfer') {
    await cancelLeaseChange(tx, application, plot, now);
  } else {
    await cancelGrant(tx, application, plot, now);
    await cancelRequests(tx, application.id);
  }
  await addPlotEvent(tx, plot, application.id, {
    kind: 'orderCancelled',
    now,
    facts: { reason: reason ?? '' },
    statusBefore: plot.status,
  });
}
