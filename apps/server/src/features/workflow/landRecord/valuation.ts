import { and, eq } from 'drizzle-orm';
import {
  computeAmountDue,
  formatIndianDate,
  type StepData,
  type ValuationRule,
} from '@temple-land/portal-core';
import { findRate } from '../../../db/applications/valuations.ts';
import type { Database } from '../../../db/database.ts';
import { plots } from '../../../db/schema/land.ts';
import { valuations } from '../../../db/schema/valuations.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { namePlot } from './recordedPlot.ts';

const noRate = { concessionPercent: 0, concessionUpTo: 0, fee: 0 };

/** Returns the rate in force for the land of an application, with the plot that its step names. */
export async function findApplicableRate(
  tx: Database,
  { holding, mouzaId, plotCode }: ApplicationState,
  { plotNo }: StepData,
  now: Date,
): Promise<ValuationRule | undefined> {
  const isPlot =
    plotCode === ''
      ? and(eq(plots.mouzaId, mouzaId ?? 0), eq(plots.number, plotNo ?? ''))
      : eq(plots.code, plotCode);
  const [plot] = await tx.select({ kisam: plots.kisam }).from(plots).where(isPlot);
  return findRate(tx, { holding, mouzaId, kisam: plot?.kisam ?? '' }, now);
}

/** Stores the valuation sheet with the amount due; a later valuation replaces it. */
export async function saveValuation(
  tx: Database,
  application: ApplicationState,
  given: StepData,
  now: Date,
): Promise<void> {
  const rule = await findApplicableRate(tx, application, given, now);
  await namePlot(tx, application, given.plotNo);
  const areaGranted = Number(given.areaGranted);
  const ratePerAcre = Number(given.ratePerAcre);
  const sheet = {
    areaGranted,
    ratePerAcre,
    ...computeAmountDue({ ...(rule ?? noRate), areaGranted, ratePerAcre }),
    termYears: given.termYears === undefined ? null : Number(given.termYears),
    rule: rule ?? null,
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
