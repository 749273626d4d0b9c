import { and, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import { formatIndianDate, roundAcres, sumAcres } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { setEffectiveDay } from '../../../db/land/effectiveDay.ts';
import { applications } from '../../../db/schema/applications.ts';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { leases } from '../../../db/schema/leases.ts';
import { kisams, plotDetails } from '../../../db/schema/plotDetails.ts';
import { plotEvents } from '../../../db/schema/plotEvents.ts';
import { landSaleCases } from '../../../db/schema/register.ts';
import type { ApplicationState } from '../applicationState.repository.ts';

/** The plot of an application as the land record has it. */
export interface RecordedPlot {
  id: number;
  plotNo: string;
  mouzaId: number;
  area: number;
  kisam: string;
  kisamClass: string;
  status: string;
  presentUse: string;
}

/** Locks the plot of an application and returns it; undefined without a plot. */
export async function lockPlot(
  tx: Database,
  { plotCode }: Pick<ApplicationState, 'plotCode'>,
): Promise<RecordedPlot | undefined> {
  if (plotCode === '') return undefined;
  const [plot] = await tx
    .select({
      id: plots.id,
      plotNo: plots.number,
      mouzaId: plots.mouzaId,
      area: plots.area,
      kisam: plots.kisam,
      status: plots.status,
    })
    .from(plots)
    .where(eq(plots.code, plotCode))
    .for('update');
  if (!plot) return undefined;
  const [more] = await tx
    .select({ kisamClass: kisams.kisamClass, presentUse: plotDetails.presentUse })
    .from(plots)
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .where(eq(plots.id, plot.id));
  return { ...plot, kisamClass: more?.kisamClass ?? '', presentUse: more?.presentUse ?? '' };
}

/** Returns code and khatiyan of a plot by its number in a mouza; undefined if there is none. */
export async function findPlotByNumber(tx: Database, mouzaId: number, plotNo: string) {
  const [plot] = await tx
    .select({ plotCode: plots.code, khataNo: khatiyans.number, area: plots.area })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .where(and(eq(plots.mouzaId, mouzaId), eq(plots.number, plotNo), eq(plots.isActive, true)));
  return plot;
}

/** Enters the plot that an officer named in an application that has none. */
export async function namePlot(
  tx: Database,
  application: ApplicationState,
  plotNo: string | undefined,
): Promise<ApplicationState> {
  const { id, mouzaId, plotCode } = application;
  if (plotNo === undefined || plotCode !== '' || mouzaId === null) return application;
  const found = await findPlotByNumber(tx, mouzaId, plotNo);
  if (!found) return application;
  const named = { plotCode: found.plotCode, khataNo: found.khataNo };
  await tx.update(applications).set(named).where(eq(applications.id, id));
  return { ...application, ...named };
}

/** Sets the status of a plot from the day of a moment on, so that the figures of its mouza follow. */
export async function setPlotStatus(
  tx: Database,
  plotId: number,
  status: string,
  now: Date,
): Promise<void> {
  await setEffectiveDay(tx, formatIndianDate(now));
  await tx
    .update(plots)
    .set({ status, version: sql`${plots.version} + 1` })
    .where(and(eq(plots.id, plotId), ne(plots.status, status)));
}

/** The smallest acres of the land record: a plot with less of it left is held as a whole. */
const acreTolerance = 0.0001;

/**
 * Returns the status of a plot by its active leases and executed sales if their acres cover the whole plot; undefined
 * while a part of it is left.
 */
export async function findHeldStatus(
  tx: Database,
  { id, area }: Pick<RecordedPlot, 'id' | 'area'>,
): Promise<'leased' | 'sold' | undefined> {
  const [leased] = await tx
    .select({ acres: sum(leases.area).mapWith(Number) })
    .from(leases)
    .where(and(eq(leases.plotId, id), eq(leases.state, 'active')));
  const [sold] = await tx
    .select({ acres: sum(landSaleCases.area).mapWith(Number) })
    .from(landSaleCases)
    .where(
      and(
        eq(landSaleCases.plotId, id),
        ne(landSaleCases.deedNo, ''),
        isNull(landSaleCases.cancelledOn),
      ),
    );
  const [leasedAcres, soldAcres] = [leased?.acres ?? 0, sold?.acres ?? 0];
  const left = roundAcres(area - sumAcres([leasedAcres, soldAcres]));
  if (left > acreTolerance || leasedAcres + soldAcres === 0) return undefined;
  return leasedAcres > 0 ? 'leased' : 'sold';
}

/** Sets the status of a plot that its leases and sales now cover; the status stays while a part of it is left. */
export async function setHeldStatus(tx: Database, plot: RecordedPlot, now: Date): Promise<void> {
  const status = await findHeldStatus(tx, plot);
  if (status !== undefined) await setPlotStatus(tx, plot.id, status, now);
}

/** A change of a plot's record by an application. */
export interface PlotChange {
  kind: string;
  now: Date;
  day?: string;
  facts?: Readonly<Record<string, string | number>>;
  statusBefore?: string;
}

/** Adds a change to the history of a plot, with the application as its source. */
export async function addPlotEvent(
  tx: Database,
  plot: Pick<RecordedPlot, 'id' | 'mouzaId'>,
  applicationId: number,
  { kind, now, day = formatIndianDate(now), facts = {}, statusBefore = '' }: PlotChange,
): Promise<void> {
  const texts = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, String(value)]),
  );
  await tx.insert(plotEvents).values({
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    applicationId,
    kind,
    day,
    at: now,
    facts: texts,
    statusBefore,
  });
}

/** Returns the status that a plot had before an application changed it first; empty if it did not. */
export async function findStatusBefore(
  tx: Database,
  plotId: number,
  applicationId: number,
  kinds: readonly string[],
): Promise<string> {
  const [event] = await tx
    .select({ statusBefore: plotEvents.statusBefore })
    .from(plotEvents)
    .where(
      and(
        eq(plotEvents.plotId, plotId),
        eq(plotEvents.applicationId, applicationId),
        inArray(plotEvents.kind, [...kinds]),
        ne(plotEvents.statusBefore, ''),
      ),
    )
    .orderBy(plotEvents.id)
    .limit(1);
  return event?.statusBefore ?? '';
}
