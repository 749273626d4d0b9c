import { eq } from 'drizzle-orm';
import { computeAmountDue, formatIndianDate, type StepData } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { valuations } from '../../../db/schema/valuations.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { namePlot } from './recordedPlot.ts';

/** Returns the valuation sheet of an application; undefined before the valuation. */
export async function findValuation(tx: Database, applicationId: number) {
  const [sheet] = await tx
    .select()
    .from(valuations)
    .where(eq(valuations.applicationId, applicationId));
  return sheet;
}

/** Stores the valuation sheet with the amount due; a later valuation replaces it. */
export async function saveValuation(
  tx: Database,
  application: ApplicationState,
  given: StepData,
  now: Date,
): Promise<void> {
  await namePlot(tx, application, given.plotNo);
  const areaGranted = Number(given.areaGranted);
  const ratePerAcre = Number(given.ratePerAcre);
  const terms = { concessionPercent: 0, concessionUpTo: 0, fee: 0 };
  const sheet = {
    areaGranted,
    ratePerAcre,
    ...computeAmountDue({ areaGranted, ratePerAcre, ...terms }),
    termYears: given.termYears === undefined ? null : Number(given.termYears),
    valuedOn: now,
    challanNo: '',
    paidOn: null,
  };
  await tx
    .insert(valuations)
    .values({ applicationId: application.id, ...sheet })
    .onConflictDoUpdate({ target: valuations.applicationId, set: sheet });
}

/** Removes the valuation sheet, when its step is undone. */
export async function deleteValuation(tx: Database, { id }: ApplicationState): Promise<void> {
  await tx.delete(valuations).where(eq(valuations.applicationId, id));
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
