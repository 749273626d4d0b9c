import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import {
  applicationTypes,
  openStatus,
  toDegrees,
  type PlotSelectionRequest,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { toBox, unpackRing, type Ring } from '../../db/land/ring.ts';
import { getRingGap } from '../../db/land/ringGap.ts';
import type { Responsibility } from '../../db/land/territory.ts';
import { applications } from '../../db/schema/applications.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { kisams, satwas } from '../../db/schema/plotDetails.ts';
import { isVisiblePlace } from './places.ts';

/** The largest number of plots that are compared with an outline. */
const maxCandidates = 20_000;
/** The largest width and height of an outline, in degrees; about 30 km. */
const maxOutlineDegrees = 0.3;
/** Plots adjoin each other when their outlines are nearer than this, in metres. */
const sharedBorder = 0.5;

const isMarked = {
  lease: sql`exists (select 1 from ${leases}
    where ${leases.plotId} = ${plots.id} and ${leases.state} = 'active')`,
  case: sql`exists (select 1 from ${applications} where ${applications.mouzaId} = ${plots.mouzaId}
    and ${applications.plotCode} = ${plots.code}
    and ${applications.type} = ${applicationTypes.caseNumber} and ${applications.status} = ${openStatus})`,
};

/** Returns the condition of everything but the outline. */
export function matchesFilter(request: PlotSelectionRequest): SQL | undefined {
  const { villageCode, status, kisamClass, satwaClass, areaFrom, areaTo, marked } = request;
  return and(
    villageCode === undefined ? undefined : eq(plots.mouzaId, villageCode),
    status === undefined ? undefined : eq(plots.status, status),
    kisamClass === undefined
      ? undefined
      : sql`exists (select 1 from ${kisams}
          where ${kisams.name} = ${plots.kisam} and ${kisams.kisamClass} = ${kisamClass})`,
    satwaClass === undefined
      ? undefined
      : sql`exists (select 1 from ${satwas}
          where ${satwas.name} = ${khatiyans.satwa} and ${satwas.satwaClass} = ${satwaClass})`,
    areaFrom === undefined ? undefined : gte(plots.area, areaFrom),
    areaTo === undefined ? undefined : lte(plots.area, areaTo),
    marked === undefined ? undefined : isMarked[marked],
    request.plotCodes && inArray(plots.code, [...request.plotCodes]),
  );
}

/** Returns the condition that a plot is one of some ids. */
export const hasIds = (ids: readonly number[]): SQL =>
  sql`${plots.id} = any(${`{${ids.join()}}`}::int[])`;

const isVisiblePlot = (officer: Responsibility, where: SQL | undefined) =>
  and(where, eq(plots.isActive, true), isVisiblePlace(officer));

/** Returns count and acres of the active plots in the territory that meet a condition. */
export async function countPlots(
  db: Database,
  officer: Responsibility,
  where: SQL | undefined,
): Promise<{ count: number; area: number }> {
  const [figures] = await db
    .select({
      count: sql<number>`count(*)::int`,
      area: sql`coalesce(sum(${plots.area}), 0)`.mapWith(Number),
    })
    .from(plots)
    .innerJoin(khatiyans, and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(isVisiblePlot(officer, where));
  return figures ?? { count: 0, area: 0 };
}

interface Shape {
  code: string;
  id: number;
  ring: Ring;
}

/** Returns the drawn plots of the territory that meet a condition. */
export async function listShapes(
  db: Database,
  officer: Responsibility,
  where: SQL | undefined,
): Promise<Shape[]> {
  const rows = await db
    .select({ id: plots.id, code: plots.code, ring: plots.ring })
    .from(plots)
    .innerJoin(khatiyans, and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(isVisiblePlot(officer, where))
    .orderBy(plots.id)
    .limit(maxCandidates + 1);
  return rows.flatMap(({ ring, ...row }) => (ring ? [{ ...row, ring: unpackRing(ring) }] : []));
}

/** Returns the box around a ring that contains every point within some metres of it. */
function toBoxWithin(ring: Ring, metres: number): string {
  const latitude = Math.max(...ring.map(([, y]) => Math.abs(y)));
  const { x: across, y: up } = toDegrees({ longitude: 0, latitude }, metres);
  return toBox(
    ring.flatMap(([x, y]) => [
      [x - across, y - up],
      [x + across, y + up],
    ]),
  );
}

const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const isTooWide = (ring: Ring) =>
  Math.max(spanOf(ring.map(([x]) => x)), spanOf(ring.map(([, y]) => y))) > maxOutlineDegrees;

const overlapsBox = (box: string) => sql`${plots.bounds} && ${box}::box`;
const overlapsOneOf = (boxes: readonly SQL[]) => sql`(${sql.join([...boxes], sql` or `)})`;

/** Returns whether the ranges of some numbers share a value. */
const areRangesTouching = (one: readonly number[], other: readonly number[]) =>
  Math.min(...one) <= Math.max(...other) && Math.min(...other) <= Math.max(...one);
const areBoxesTouching = (one: Ring, other: Ring) =>
  [0, 1].every((axis) =>
    areRangesTouching(
      one.map((corner) => corner[axis] ?? 0),
      other.map((corner) => corner[axis] ?? 0),
    ),
  );

/** Returns the ids of the plots that an outline contains wholly or partly, and that are near the given plots. */
export async function findShapePlotIds(
  db: Database,
  officer: Responsibility,
  { corners, outlines = corners && [corners], near }: PlotSelectionRequest,
  where: SQL | undefined,
): Promise<readonly number[] | 'tooMany' | undefined> {
  if (!outlines && !near) return undefined;
  if (outlines?.some(isTooWide)) return 'tooMany';
  const nearPlots = near && (await listShapes(db, officer, inArray(plots.code, near.plotCodes)));
  const reach = Math.max(near?.metres ?? 0, sharedBorder);
  const boxes = nearPlots?.map(({ ring }) => overlapsBox(toBoxWithin(ring, reach)));
  if (boxes?.length === 0) return [];
  const candidates = await listShapes(
    db,
    officer,
    and(
      where,
      outlines && overlapsOneOf(outlines.map((outline) => overlapsBox(toBox(outline)))),
      boxes && overlapsOneOf(boxes),
    ),
  );
  if (candidates.length > maxCandidates) return 'tooMany';
  const isGiven = (id: number) => nearPlots?.some((plot) => plot.id === id) === true;
  const isNear = ({ id, ring }: Shape) =>
    nearPlots === undefined ||
    (isGiven(id)
      ? near?.metres !== 0
      : nearPlots.some((plot) => getRingGap(plot.ring, ring) <= reach));
  const isInOutline = ({ ring }: Shape) =>
    outlines === undefined ||
    outlines.some((outline) => areBoxesTouching(outline, ring) && getRingGap(outline, ring) === 0);
  return candidates.filter((plot) => isInOutline(plot) && isNear(plot)).map(({ id }) => id);
}
