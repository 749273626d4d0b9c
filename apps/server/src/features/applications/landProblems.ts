import { and, eq } from 'drizzle-orm';
import {
  changesLease,
  formatAcres,
  isPlotRequired,
  takesLand,
  type ApplicationKind,
  type LandProblem,
} from '@temple-land/portal-core';
import { findFreeAcres } from '../../db/applications/plotAvailability.ts';
import { findRecordedLease } from '../../db/land/recordedLease.ts';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { hasPendingApplication } from './applications.repository.ts';

/** The land of an application as it is checked: the acres and the lease once they are typed. */
export interface CheckedLand {
  applicationKind: ApplicationKind | '';
  plotCode: string;
  leaseNo?: string | undefined;
  area?: number | undefined;
  applicantId: number;
}

interface PlotState {
  id: number;
  area: number;
  free: number;
  status: string;
  hasLease: boolean;
  hasCase: boolean;
}

async function findPlotState(db: Database, plotCode: string): Promise<PlotState | undefined> {
  const [plot] = await db
    .select({ id: plots.id, area: plots.area, status: plots.status })
    .from(plots)
    .where(eq(plots.code, plotCode));
  if (!plot) return undefined;
  const free = (await findFreeAcres(db, plotCode)) ?? 0;
  const isActive = and(eq(leases.plotId, plot.id), eq(leases.state, 'active'));
  const isOpenCase = and(
    eq(applications.plotCode, plotCode),
    eq(applications.type, 3),
    eq(applications.status, 'P'),
  );
  return {
    ...plot,
    free,
    hasLease: (await db.$count(leases, isActive)) > 0,
    hasCase: (await db.$count(applications, isOpenCase)) > 0,
  };
}

/** Returns why nobody can apply for a plot in this way; undefined where it is possible. */
function findObstacle(kind: string, plot: PlotState): LandProblem['key'] | undefined {
  if (kind === 'correction') return undefined;
  if (plot.hasCase) return 'apply.plot.case';
  if (plot.status === 'disputed') return 'apply.plot.disputed';
  if (!takesLand(kind)) return undefined;
  if (plot.status === 'temple') return 'apply.plot.temple';
  if (plot.free > 0) return undefined;
  if (plot.hasLease) return 'apply.plot.leased';
  return plot.status === 'sold' ? 'apply.plot.sold' : 'apply.plot.unavailable';
}

async function findLeaseProblem(
  db: Database,
  { applicationKind, plotCode, leaseNo = '', area }: CheckedLand,
): Promise<LandProblem | undefined> {
  if (!changesLease(applicationKind) || leaseNo === '') return undefined;
  const lease = await findRecordedLease(db, plotCode, leaseNo);
  if (!lease) return { field: 'leaseNo', key: 'apply.lease.unknown' };
  if (area === undefined || area === lease.area) return undefined;
  return { field: 'area', key: 'apply.lease.area', n: formatAcres(lease.area) };
}

function findAreaProblem(
  { applicationKind, area }: CheckedLand,
  plot: PlotState,
): LandProblem | undefined {
  if (changesLease(applicationKind)) return undefined;
  const most = takesLand(applicationKind) ? plot.free : plot.area;
  if (area === undefined || area <= most) return undefined;
  return { field: 'area', key: 'apply.area.large', n: formatAcres(most) };
}

/** Returns why the land of an application is refused, the most important reason first; empty if it is accepted. */
export async function listLandProblems(db: Database, land: CheckedLand): Promise<LandProblem[]> {
  const { applicationKind, plotCode, applicantId } = land;
  if (plotCode === '') {
    return isPlotRequired(applicationKind)
      ? [{ field: 'plotCode', key: 'apply.plot.required' }]
      : [];
  }
  const plot = await findPlotState(db, plotCode);
  if (!plot) return [{ field: 'plotCode', key: 'apply.place.wrong' }];
  const obstacle = findObstacle(applicationKind, plot);
  if (obstacle !== undefined) return [{ field: 'plotCode', key: obstacle }];
  const problems = [await findLeaseProblem(db, land), findAreaProblem(land, plot)];
  const isTaken = await hasPendingApplication(db, applicantId, plotCode);
  const taken: LandProblem = { field: 'plotCode', key: 'apply.plot.taken' };
  return [...problems, isTaken ? taken : undefined].filter((problem) => problem !== undefined);
}

/** Returns the kinds of application that are possible instead of a refused one. */
export function listOtherKinds(problems: readonly LandProblem[]): ApplicationKind[] {
  const keys = new Set(problems.map(({ key }) => key));
  if (keys.has('apply.plot.leased')) return ['renewal', 'transfer'];
  return keys.has('apply.plot.sold') ? ['correction'] : [];
}
