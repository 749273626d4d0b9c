import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { formatIndianDate, roundAcres, type StepData } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { addFromDay } from '../../../db/land/effectiveDay.ts';
import { cases, reports } from '../../../db/schema/applicationDetails.ts';
import { applications, applicationSteps } from '../../../db/schema/applications.ts';
import { plotEvents } from '../../../db/schema/plotEvents.ts';
import { encroachments, landUseVerifications } from '../../../db/schema/register.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { addPlotEvent, lockPlot, namePlot } from './recordedPlot.ts';

const remarkLength = 500;

/** Enters the inspection of a report as a completed verification of the use of its plot. */
export async function recordInspection(
  tx: Database,
  application: ApplicationState,
  { foundUse = '', encroachedArea = '0', fieldReport = '', plotNo }: StepData,
  now: Date,
  { byName }: { byName: string },
): Promise<void> {
  const named = await namePlot(tx, application, plotNo);
  const plot = await lockPlot(tx, named);
  if (!plot) return;
  await tx.insert(landUseVerifications).values({
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    applicationId: application.id,
    state: 'completed',
    plannedOn: formatIndianDate(application.stateSince),
    completedOn: formatIndianDate(now),
    recordedUse: plot.presentUse === '' ? plot.kisam : plot.presentUse,
    foundUse,
    verifiedBy: byName,
    remark: [...fieldReport].slice(0, remarkLength).join(''),
  });
  const facts = { foundUse, encroachedArea };
  await addPlotEvent(tx, plot, application.id, { kind: 'verified', now, facts });
}

/** Removes the verification of an inspection that is undone. */
export async function deleteInspection(tx: Database, { id }: ApplicationState): Promise<void> {
  await tx.delete(landUseVerifications).where(eq(landUseVerifications.applicationId, id));
  await tx
    .delete(plotEvents)
    .where(and(eq(plotEvents.applicationId, id), eq(plotEvents.kind, 'verified')));
}

async function findInspection(tx: Database, applicationId: number) {
  const isReport = eq(applicationSteps.action, 'report');
  const [step] = await tx
    .select({ at: applicationSteps.at, given: applicationSteps.given })
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), isReport))
    .orderBy(desc(applicationSteps.id))
    .limit(1);
  return step && { at: step.at, area: Number(step.given['encroachedArea'] ?? 0) };
}

/** Enters the encroachment that the inspection of a report measured, when the report is transferred. */
export async function recordEncroachment(
  tx: Database,
  application: ApplicationState,
  now: Date,
): Promise<void> {
  const plot = await lockPlot(tx, application);
  const inspection = await findInspection(tx, application.id);
  if (!plot || !inspection || inspection.area <= 0) return;
  const [report] = await tx
    .select({ kind: reports.kind })
    .from(reports)
    .where(eq(reports.applicationId, application.id));
  const { area } = inspection;
  const kind = report?.kind ?? 'other';
  const foundOn = formatIndianDate(inspection.at);
  await tx.insert(encroachments).values({
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    applicationId: application.id,
    area,
    kind,
    foundOn,
    state: 'open',
  });
  const facts = { encroachmentKind: kind, area };
  await addPlotEvent(tx, plot, application.id, { kind: 'encroachmentFound', now, facts });
}

/** Returns the open encroachments that a case is about: those of its report, otherwise of its plot's import. */
export async function listOpenEncroachments(
  tx: Database,
  { id }: Pick<ApplicationState, 'id'>,
  plotId: number,
) {
  const [row] = await tx
    .select({ parentId: applications.parentId })
    .from(applications)
    .where(eq(applications.id, id));
  const sources = [id, ...(row?.parentId ? [row.parentId] : [])];
  const isOpen = and(eq(encroachments.plotId, plotId), eq(encroachments.state, 'open'));
  const own = await tx
    .select()
    .from(encroachments)
    .where(and(isOpen, inArray(encroachments.applicationId, sources)))
    .orderBy(encroachments.id);
  if (own.length > 0) return own;
  const isImported = and(isOpen, isNull(encroachments.applicationId));
  return tx.select().from(encroachments).where(isImported).orderBy(encroachments.id);
}

type Encroachment = typeof encroachments.$inferSelect;

async function removeEncroachment(
  tx: Database,
  found: Encroachment,
  { applicationId, removedOn, left }: { applicationId: number; removedOn: string; left: number },
): Promise<number> {
  const recoveredArea = Math.min(left, found.area);
  await tx
    .update(encroachments)
    .set({ state: 'removed', removedOn, recoveredArea })
    .where(eq(encroachments.id, found.id));
  const rest = roundAcres(Math.max(0, found.area - recoveredArea));
  if (rest > 0) {
    const { id: _, ...columns } = found;
    await addFromDay(tx, removedOn, () =>
      tx.insert(encroachments).values({ ...columns, applicationId, area: rest }),
    );
  }
  return roundAcres(left - recoveredArea);
}

/** Enters the possession that a case took: what was recovered is no longer encroached; a rest stays open. */
export async function recordPossession(
  tx: Database,
  application: ApplicationState,
  { date = '', recoveredArea = '0' }: StepData,
  now: Date,
): Promise<void> {
  const { id } = application;
  const recovered = Number(recoveredArea);
  await tx
    .update(cases)
    .set({ possessionOn: date, recoveredArea: recovered })
    .where(eq(cases.applicationId, id));
  const plot = await lockPlot(tx, application);
  if (!plot) return;
  let left = recovered;
  for (const found of await listOpenEncroachments(tx, application, plot.id)) {
    if (left > 0) {
      left = await removeEncroachment(tx, found, { applicationId: id, removedOn: date, left });
    }
  }
  const change = { kind: 'possessionTaken', now, day: date, facts: { recoveredArea } };
  await addPlotEvent(tx, plot, id, change);
}

/** Closes the encroachment of a dismissed case without a recovery. */
export async function recordDismissal(
  tx: Database,
  application: ApplicationState,
  { orderNo = '', reason }: StepData,
  now: Date,
): Promise<void> {
  await tx.update(cases).set({ orderNo }).where(eq(cases.applicationId, application.id));
  const plot = await lockPlot(tx, application);
  if (!plot) return;
  const found = await listOpenEncroachments(tx, application, plot.id);
  const own = found.filter(({ applicationId }) => applicationId !== null).map(({ id }) => id);
  if (own.length > 0) {
    await tx
      .update(encroachments)
      .set({ state: 'dismissed' })
      .where(inArray(encroachments.id, own));
  }
  const facts = { orderNo, reason: reason ?? '' };
  await addPlotEvent(tx, plot, application.id, { kind: 'caseDismissed', now, facts });
}

/** Adds an event of a case to the history of its plot. */
export async function recordCaseEvent(
  tx: Database,
  application: ApplicationState,
  kind: 'caseOpened' | 'caseStayed' | 'stayVacated' | 'evictionOrdered',
  facts: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  const plot = await lockPlot(tx, application);
  if (plot) await addPlotEvent(tx, plot, application.id, { kind, now, facts });
}
