// Long because a division and its undo change the same plots, in the same order.
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import { addRecordChange } from '../db/activity/recordChanges.ts';
import type { Database } from '../db/database.ts';
import { setEffectiveDay } from '../db/land/effectiveDay.ts';
import { isPlotHeld } from '../db/land/plotMatters.ts';
import { isPlotUsed } from '../db/land/plotUse.ts';
import { packRing, toBox, type Ring } from '../db/land/ring.ts';
import { plotDetails } from '../db/schema/plotDetails.ts';
import { plots } from '../db/schema/land.ts';
import { plotDivisions, plotLineage } from '../db/schema/plotDivisions.ts';
import type { ChangeKind, ChangeTransaction, ChangeValues, StoredChange } from './change.ts';
import { copyWatches, moveCorrections } from './divisionFollowers.ts';
import { effectiveOnField } from './khatiyanChange.ts';
import { Refused } from './refused.ts';

type PlotRow = typeof plots.$inferSelect;

/** A new plot of a division. */
export interface NewPlot {
  number: string;
  area: number;
  ring: Ring;
}

/** What a division does: it replaces plots by new ones, or undoes an earlier division. */
export type DivisionWork =
  | { kind: 'split' | 'merge'; parentIds: number[]; children: NewPlot[] }
  | { kind: 'undo'; divisionId: number; childIds: number[] };

/** The name of the work among the new values of a change; it is not shown. */
export const workField = 'work';

/** Formats plots for who decides: their numbers with their acres. */
export const formatPlots = (list: readonly { number: string; area: number }[]): string =>
  list.map(({ number, area }) => `${number} (${area.toFixed(4)})`).join(', ');

const formatVersions = (list: readonly PlotRow[]) =>
  list.map(({ id, version }) => `${id}:${version}`).join(',');

/** Locks plots in the order of their ids; undefined if one is missing or out of use. */
export async function lockPlots(tx: Database, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(plots)
    .where(inArray(plots.id, [...ids]))
    .orderBy(plots.id)
    .for('update');
  const isWhole = rows.length === new Set(ids).size && rows.every(({ isActive }) => isActive);
  return isWhole ? rows : undefined;
}

/** Returns the present values of plots that a division replaces: what is shown, and their versions. */
export const toPresentValues = (rows: readonly PlotRow[]): ChangeValues => ({
  plots: formatPlots(rows),
  versions: formatVersions(rows),
});

/** Returns the work of a stored change. */
export const parseDivisionWork = ({ after }: Pick<StoredChange, 'after'>) =>
  JSON.parse(String(after[workField])) as DivisionWork;

async function recordChange(
  { tx, context }: ChangeTransaction,
  change: StoredChange,
  [recordId, action]: readonly [number, 'create' | 'retire' | 'restore'],
) {
  await addRecordChange(
    tx,
    {
      entity: 'plot',
      recordId,
      action,
      changedBy: change.askedBy,
      approvedBy: context.caller.userId,
      effectiveOn: String(change.after[effectiveOnField] ?? ''),
      source: change.reason,
      documentId: change.documentId,
      fields: [],
    },
    context.clock(),
  );
}

async function setInUse(
  transaction: ChangeTransaction,
  change: StoredChange,
  [ids, isActive]: readonly [readonly number[], boolean],
) {
  const version = sql`${plots.version} + 1`;
  await transaction.tx
    .update(plots)
    .set({ isActive, version })
    .where(inArray(plots.id, [...ids]));
  for (const id of ids)
    await recordChange(transaction, change, [id, isActive ? 'restore' : 'retire']);
}

/** Adds a new plot with the entries of an old one; the boundaries are those of the old plot and are not taken over. */
async function addPlot(tx: Database, parent: PlotRow, { number, area, ring }: NewPlot) {
  const [last] = await tx.select({ id: max(plots.id).mapWith(Number) }).from(plots);
  const id = (last?.id ?? 0) + 1;
  const { khatiyanId, mouzaId, kisam, status } = parent;
  const shape = { ring: packRing(ring), bounds: toBox(ring) };
  const code = `${mouzaId}-${number}`;
  await tx
    .insert(plots)
    .values({ id, khatiyanId, mouzaId, code, number, kisam, area, status, ...shape });
  const [detail] = await tx.select().from(plotDetails).where(eq(plotDetails.plotId, parent.id));
  if (detail) {
    const noBoundaries = { north: '', east: '', south: '', west: '' };
    await tx.insert(plotDetails).values({ ...detail, ...noBoundaries, plotId: id });
  }
  return id;
}

async function makeDivision(
  transaction: ChangeTransaction,
  change: StoredChange,
  work: Extract<DivisionWork, { kind: 'split' | 'merge' }>,
) {
  const { tx, context } = transaction;
  const parents = await lockPlots(tx, work.parentIds);
  const [first] = parents ?? [];
  if (!parents || !first) throw new Refused({ status: 409, key: 'change.outdated' });
  if (await isPlotHeld(tx, parents)) throw new Refused({ status: 409, key: 'division.held' });
  await tx.execute(sql`lock table ${plots} in share row exclusive mode`);
  const now = context.clock();
  const effectiveOn = String(change.after[effectiveOnField] ?? '') || formatIndianDate(now);
  const [division] = await tx
    .insert(plotDivisions)
    .values({
      kind: work.kind,
      mouzaId: first.mouzaId,
      source: change.reason,
      effectiveOn,
      madeOn: now,
      madeBy: change.askedBy,
      approvedBy: context.caller.userId,
    })
    .returning({ id: plotDivisions.id });
  await setInUse(transaction, change, [work.parentIds, false]);
  for (const plot of work.children) {
    const childId = await addPlot(tx, first, plot);
    await recordChange(transaction, change, [childId, 'create']);
    const divisionId = division?.id ?? 0;
    await tx
      .insert(plotLineage)
      .values(parents.map(({ id }) => ({ divisionId, parentId: id, childId })));
    if (work.children.length === 1) await moveCorrections(tx, work.parentIds, childId);
  }
  await copyWatches(tx, parents, work.children);
}

/** Returns the plots of a division in force that can be undone; throws `Refused` if something builds on the new ones. */
export async function findUndoable(tx: Database, divisionId: number) {
  const isOpen = and(eq(plotDivisions.id, divisionId), sql`${plotDivisions.undoneOn} is null`);
  const [division] = await tx.select().from(plotDivisions).where(isOpen).for('update');
  if (!division) return undefined;
  const rows = await tx.select().from(plotLineage).where(eq(plotLineage.divisionId, divisionId));
  const children = await lockPlots(tx, [...new Set(rows.map(({ childId }) => childId))]);
  // A changed plot has another version than a new one.
  const isNew = children?.every(({ version }) => version === 1) === true;
  if (!children || !isNew || (await isPlotUsed(tx, children))) {
    throw new Refused({ status: 409, key: 'division.used' });
  }
  return { division, children, parentIds: [...new Set(rows.map(({ parentId }) => parentId))] };
}

async function undoDivision(
  transaction: ChangeTransaction,
  change: StoredChange,
  divisionId: number,
) {
  const { tx, context } = transaction;
  const found = await findUndoable(tx, divisionId);
  if (!found) throw new Refused({ status: 409, key: 'change.outdated' });
  await setInUse(transaction, change, [found.children.map(({ id }) => id), false]);
  await setInUse(transaction, change, [found.parentIds, true]);
  await tx
    .update(plotDivisions)
    .set({ undoneOn: context.clock(), undoneBy: change.askedBy, undoSource: change.reason })
    .where(eq(plotDivisions.id, divisionId));
}

/** Plots that are divided or joined, or the undo of that. */
export const plotDivision: ChangeKind = {
  readPresent: async (tx, change) => {
    const work = parseDivisionWork(change);
    const rows = await lockPlots(tx, work.kind === 'undo' ? work.childIds : work.parentIds);
    return rows && toPresentValues(rows);
  },
  apply: async (transaction, change) => {
    const work = parseDivisionWork(change);
    const { tx, context } = transaction;
    const since = String(change.after[effectiveOnField] ?? '');
    await setEffectiveDay(tx, since || formatIndianDate(context.clock()));
    if (work.kind === 'undo') await undoDivision(transaction, change, work.divisionId);
    else await makeDivision(transaction, change, work);
  },
};
