import { eq } from 'drizzle-orm';
import { changesLease, formatAcres, message, type Language } from '@temple-land/portal-core';
import { findCorrectedLandDetails } from '../../../db/applications/landDetails.ts';
import { listOtherPlots } from '../../../db/applications/otherPlots.ts';
import { findRecordedLease } from '../../../db/land/recordedLease.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import type { ApplicationState } from '../applicationState.repository.ts';

async function findKind(tx: Database, id: number): Promise<string> {
  const [row] = await tx
    .select({ kind: applications.applicationKind })
    .from(applications)
    .where(eq(applications.id, id));
  return row?.kind ?? '';
}

const wholeKinds = new Set(['transfer', 'correction']);

/**
 * Returns the message for granted acres that an application does not allow: a lease passes only as a whole, and several
 * plots are granted as they are applied for.
 */
export async function checkGrantedArea(
  tx: Database,
  { id, area }: ApplicationState,
  granted: number,
  language: Language,
): Promise<string | undefined> {
  if (granted === area) return undefined;
  const n = formatAcres(area);
  if (wholeKinds.has(await findKind(tx, id))) return message(language, 'step.areaWhole', { n });
  const isOfSeveral = (await listOtherPlots(tx, id)).length > 0;
  return isOfSeveral ? message(language, 'step.areaPlots', { n }) : undefined;
}

/** Returns the message for an order about a lease that is no longer on the plot. */
export async function checkOrderedLease(
  tx: Database,
  { id, plotCode }: ApplicationState,
  language: Language,
): Promise<string | undefined> {
  if (!changesLease(await findKind(tx, id))) return undefined;
  const leaseNo = (await findCorrectedLandDetails(tx, id))?.leaseNo ?? '';
  const lease = await findRecordedLease(tx, plotCode, leaseNo);
  return lease === undefined ? message(language, 'step.leaseGone', { n: leaseNo }) : undefined;
}
