import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ApplicationType, PlotMatter } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { corrections } from '../schema/corrections.ts';
import { recordRequests } from '../schema/landDetails.ts';
import { leases } from '../schema/leases.ts';
import { otherPlots } from '../schema/otherPlots.ts';
import { encroachments, landUseVerifications } from '../schema/register.ts';
import { watches } from '../schema/watches.ts';
import { formatCorrectionNumber } from './correctionNumber.ts';
import { listFormerPlots } from './plotSuccessors.ts';

/** The columns of a plot that matters refer to. */
export interface MatterPlot {
  id: number;
  code: string;
  number: string;
  mouzaId: number;
}

const applicationKinds = {
  1: 'report',
  2: 'application',
  3: 'case',
  6: 'auction',
} as const satisfies Readonly<Record<ApplicationType, PlotMatter['kind']>>;

const toPlot = ({ id, number }: MatterPlot) => ({ plotId: id, plotNo: number });

/** Returns the open applications, reports, cases and bids about plots, also those of several plots. */
async function listApplications(tx: Database, plots: readonly MatterPlot[]): Promise<PlotMatter[]> {
  const ids = plots.map(({ id }) => id);
  const codes = plots.map(({ code }) => code);
  const rows = await tx
    .select({
      number: applications.number,
      type: applications.type,
      plotCode: applications.plotCode,
      otherPlotId: otherPlots.plotId,
    })
    .from(applications)
    .leftJoin(
      otherPlots,
      and(eq(otherPlots.applicationId, applications.id), inArray(otherPlots.plotId, ids)),
    )
    .where(
      and(
        eq(applications.status, 'P'),
        or(inArray(applications.plotCode, codes), sql`${otherPlots.plotId} is not null`),
      ),
    )
    .orderBy(applications.id);
  return rows.flatMap(({ number, type, plotCode, otherPlotId }) => {
    const plot = plots.find(({ id, code }) => code === plotCode || id === otherPlotId);
    const kind = applicationKinds[type as ApplicationType];
    return plot ? [{ kind, number, ...toPlot(plot), isBlocking: true }] : [];
  });
}

/** Returns the leases, encroachments, requests to the record office and inspections in force about plots. */
async function listRegister(tx: Database, plots: readonly MatterPlot[]): Promise<PlotMatter[]> {
  const ids = plots.map(({ id }) => id);
  const toMatter =
    (kind: PlotMatter['kind']) =>
    ({ plotId, number }: { plotId: number; number: string }): PlotMatter => ({
      kind,
      number,
      plotId,
      plotNo: plots.find(({ id }) => id === plotId)?.number ?? '',
      isBlocking: true,
    });
  const leased = await tx
    .select({ plotId: leases.plotId, number: leases.leaseNo })
    .from(leases)
    .where(and(inArray(leases.plotId, ids), eq(leases.state, 'active')))
    .orderBy(leases.id);
  const encroached = await tx
    .select({ plotId: encroachments.plotId, number: encroachments.foundOn })
    .from(encroachments)
    .where(and(inArray(encroachments.plotId, ids), eq(encroachments.state, 'open')))
    .orderBy(encroachments.id);
  const ordered = await tx
    .select({ plotId: recordRequests.plotId, number: recordRequests.orderNo })
    .from(recordRequests)
    .where(and(inArray(recordRequests.plotId, ids), eq(recordRequests.state, 'open')))
    .orderBy(recordRequests.id);
  const planned = await tx
    .select({ plotId: landUseVerifications.plotId, number: landUseVerifications.plannedOn })
    .from(landUseVerifications)
    .where(
      and(inArray(landUseVerifications.plotId, ids), ne(landUseVerifications.state, 'completed')),
    )
    .orderBy(landUseVerifications.id);
  return [
    ...leased.map(toMatter('lease')),
    ...encroached.map(toMatter('encroachment')),
    ...ordered.map(toMatter('recordRequest')),
    ...planned.map(toMatter('verification')),
  ];
}

/** Returns the correction requests in progress about plots, and how many citizens watch them. */
async function listFollowers(tx: Database, plots: readonly MatterPlot[]): Promise<PlotMatter[]> {
  const ids = plots.map(({ id }) => id);
  const isOpen = inArray(corrections.state, ['open', 'asked', 'proposed']);
  // A request about a plot that was divided is decided on one of the new ones.
  const former = await listFormerPlots(tx, ids);
  const requested = await tx
    .select()
    .from(corrections)
    .where(and(inArray(corrections.plotId, [...ids, ...former.keys()]), isOpen))
    .orderBy(corrections.id);
  const watched: PlotMatter[] = [];
  for (const plot of plots) {
    const isWatch = and(eq(watches.mouzaId, plot.mouzaId), eq(watches.plotNo, plot.number));
    const count = await tx.$count(watches, isWatch);
    if (count > 0)
      watched.push({ kind: 'watch', number: String(count), ...toPlot(plot), isBlocking: false });
  }
  return [
    ...requested.map(({ id, requestedOn, plotId, plotNo }): PlotMatter => {
      const successor = plots.find((plot) => plot.id === former.get(plotId ?? 0));
      return {
        kind: 'correction',
        number: formatCorrectionNumber(id, requestedOn),
        ...(successor ? toPlot(successor) : { plotId: plotId ?? 0, plotNo }),
        isBlocking: false,
      };
    }),
    ...watched,
  ];
}

/** Returns what is open about plots: what must end before they are divided or retired first, then what follows them. */
export async function listPlotMatters(
  tx: Database,
  plots: readonly MatterPlot[],
): Promise<PlotMatter[]> {
  if (plots.length === 0) return [];
  return [
    ...(await listApplications(tx, plots)),
    ...(await listRegister(tx, plots)),
    ...(await listFollowers(tx, plots)),
  ];
}

/** Returns whether something in force is about a plot: an open application, a lease, an encroachment or an inspection. */
export const isPlotHeld = async (tx: Database, plots: readonly MatterPlot[]): Promise<boolean> =>
  (await listPlotMatters(tx, plots)).some(({ isBlocking }) => isBlocking);
