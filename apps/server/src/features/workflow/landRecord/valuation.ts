import { eq } from 'drizzle-orm';
import { formatIndianDate, type ComputedSheet, type StepData } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { valuations } from '../../../db/schema/valuations.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { namePlot } from './recordedPlot.ts';

/** Stores a computed valuation sheet with the amount due; a later valuation replaces it. */
export async function saveValuation(
  tx: Database,
  application: ApplicationState,
  { plotNo, termYears }: StepData,
  now: Date,
  sheet: ComputedSheet,
): Promise<void> {
  await namePlot(tx, application, plotNo);
  const stored = {
    ...sheet,
    termYears: termYears === undefined ? null : Number(termYears),
    valuedOn: now,
    challanNo: '',
    paidOn: null,
  };
  await tx
    .insert(valuations)
    .values({ applicationId: application.id, ...stored })
    .onConflictDoUpdate({ target: valuations.applicationId, set: stored });
}

/** Removes the valuation sheet, when its step is undone. */
export async function deleteValuation(tx: Database, { id }: ApplicationState): Promise<void> {
  await tx.delete(valuations).where(eq(valuations.applicationId, id));
}

/** Removes the challan from the sheet, when the payment is taken back. */
export async function clearPayment(tx: Database, { id }: ApplicationState): Promise<void> {
  await tx
    .update(valuations)
    .set({ challanNo: '', paidOn: null })
    .where(eq(valuations.applicationId, id));
}

/** Records the challan by which the amount due was paid. */
export async function recordPayment(
  tx: Database,
  { id }: ApplicationState,
  { challanNo = '' }: StepData,
  now: Date,
): Promise<void> {
  await tx
    .update(valuations)
    .set({ challanNo, paidOn: formatIndianDate(now) })
    .where(eq(valuations.applicationId, id));
}
