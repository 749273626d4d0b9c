import { and, eq, like, or } from 'drizzle-orm';
import {
  divideRing,
  getDoubleArea,
  joinRings,
  roundAcres,
  shareAcres,
  type Input,
  type MessageKey,
  type RingFault,
} from '@temple-land/portal-core';
import {
  findUndoable,
  formatPlots,
  lockPlots,
  type DivisionWork,
  type NewPlot,
} from '../../approvals/plotDivision.ts';
import { Refused } from '../../approvals/refused.ts';
import type { Database } from '../../db/database.ts';
import { isPlotHeld } from '../../db/land/plotMatters.ts';
import { unpackRing, type Ring } from '../../db/land/ring.ts';
import { plots } from '../../db/schema/land.ts';

type Request = Input<'plotDivisionAsk'>;
type PlotRow = typeof plots.$inferSelect;

/** What is to be done, the plots that it replaces, and how the new ones are shown. */
export interface DivisionPlan {
  work: DivisionWork;
  subjects: PlotRow[];
  shown: string;
}

const faultKeys = {
  crossings: 'division.crossings',
  narrow: 'division.narrow',
  apart: 'division.apart',
  hole: 'division.hole',
  overlap: 'division.overlap',
} as const satisfies Record<RingFault, MessageKey>;

const refuse = (status: 400 | 409, key: MessageKey): never => {
  throw new Refused({ status, key });
};

const toRing = ({ ring }: PlotRow): Ring =>
  ring === null ? refuse(400, 'division.noOutline') : unpackRing(ring);

/** Returns the next free numbers of a plot number by the field's convention: 123/1, 123/2. */
async function findFreeNumbers(tx: Database, { mouzaId, number }: PlotRow, count: number) {
  const [base = number] = number.split('/');
  const isOfBase = or(eq(plots.number, base), like(plots.number, `${base}/%`));
  const rows = await tx
    .select({ number: plots.number })
    .from(plots)
    .where(and(eq(plots.mouzaId, mouzaId), isOfBase));
  const suffixes = rows.map((row) => Number(row.number.split('/')[1] ?? 0));
  const last = Math.max(0, ...suffixes.filter(Number.isInteger));
  return Array.from({ length: count }, (_, index) => `${base}/${last + index + 1}`);
}

const toParts = (acres: number) => Math.round(acres * 10_000);

function checkAreas(whole: number, areas: readonly number[]): readonly number[] {
  const sum = areas.reduce((parts, area) => parts + toParts(area), 0);
  const isRight = areas.every((area) => area > 0 && roundAcres(area) === area);
  return isRight && sum === toParts(whole) ? areas : refuse(400, 'division.areas');
}

async function planSplit(tx: Database, plot: PlotRow, { line = [], areas }: Request) {
  const parts = divideRing(toRing(plot), line);
  if (typeof parts === 'string') return refuse(400, faultKeys[parts]);
  const shares = areas ?? shareAcres(plot.area, parts.map(getDoubleArea));
  if (shares.length !== parts.length) return refuse(400, 'division.areas');
  const numbers = await findFreeNumbers(tx, plot, parts.length);
  const acres = checkAreas(plot.area, shares);
  return parts.map((ring, index): NewPlot => ({
    number: numbers[index] ?? '',
    area: acres[index] ?? 0,
    ring,
  }));
}

/** Returns whether plots are of one khatiyan, kisam and possession. */
const areAlike = ([first, ...others]: readonly PlotRow[]) =>
  others.every(
    ({ khatiyanId, kisam, status }) =>
      khatiyanId === first?.khatiyanId && kisam === first.kisam && status === first.status,
  );

async function planMerge(tx: Database, rows: readonly PlotRow[]) {
  const [first] = rows;
  if (!first || rows.length < 2) return refuse(400, 'division.two');
  if (!areAlike(rows)) return refuse(400, 'division.unlike');
  const ring = joinRings(rows.map(toRing));
  if (typeof ring === 'string') return refuse(400, faultKeys[ring]);
  const [number = ''] = await findFreeNumbers(tx, first, 1);
  const area = rows.reduce((parts, row) => parts + toParts(row.area), 0) / 10_000;
  return [{ number, area, ring: ring as Ring }];
}

async function planUndo(tx: Database, divisionId: number): Promise<DivisionPlan | undefined> {
  const found = await findUndoable(tx, divisionId);
  if (!found) return undefined;
  const parents = await tx
    .select()
    .from(plots)
    .where(or(...found.parentIds.map((id) => eq(plots.id, id))));
  const childIds = found.children.map(({ id }) => id);
  const work: DivisionWork = { kind: 'undo', divisionId, childIds };
  return { work, subjects: found.children, shown: formatPlots(parents) };
}

/**
 * Returns what a request asks for, checked against the record of this moment; undefined if a plot or division is unknown
 * or out of use. Throws `Refused` where it cannot be done.
 */
export async function planDivision(
  tx: Database,
  request: Request,
): Promise<DivisionPlan | undefined> {
  const { kind, plotIds, divisionId = 0 } = request;
  if (kind === 'undo') return planUndo(tx, divisionId);
  const rows = await lockPlots(tx, plotIds);
  const [plot] = rows ?? [];
  if (!rows || !plot) return undefined;
  if (await isPlotHeld(tx, rows)) return refuse(409, 'division.held');
  const children =
    kind === 'split' ? await planSplit(tx, plot, request) : await planMerge(tx, rows);
  const parentIds = (kind === 'split' ? [plot] : rows).map(({ id }) => id);
  return { work: { kind, parentIds, children }, subjects: rows, shown: formatPlots(children) };
}
