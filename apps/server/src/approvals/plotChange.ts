import { and, eq, ne, sql } from 'drizzle-orm';
import { formatIndianDate, isPlotDetail } from '@temple-land/portal-core';
import { addRecordChange } from '../db/activity/recordChanges.ts';
import type { Database } from '../db/database.ts';
import { setEffectiveDay } from '../db/land/effectiveDay.ts';
import { readPlotDetails, savePlotDetails } from '../db/land/plotDetailEntries.ts';
import { packRing, toBox, unpackRing, type Ring } from '../db/land/ring.ts';
import { applications } from '../db/schema/applications.ts';
import { khatiyans, plots } from '../db/schema/land.ts';
import { checkOutline } from './checkOutline.ts';
import type { ChangeKind, ChangeValues, StoredChange } from './change.ts';
import { effectiveOnField } from './khatiyanChange.ts';
import { Refused } from './refused.ts';

type PlotRow = typeof plots.$inferSelect;
type Values = Readonly<Record<string, unknown>>;

const parseCorners = (value: unknown): Ring =>
  typeof value === 'string' ? (JSON.parse(value) as Ring) : [];

/** Returns the outline of a plot as a value of a change: its corners as JSON; null without an outline. */
export const toRingValue = (ring: Uint8Array | null): string | null =>
  ring === null ? null : JSON.stringify(unpackRing(ring));

/** Returns the number of corners of such a value; empty without an outline. */
export const countCorners = (value: unknown): string =>
  typeof value === 'string' ? String(parseCorners(value).length) : '';

async function findKhatiyan(tx: Database, id: unknown) {
  if (typeof id !== 'number') return undefined;
  const [row] = await tx.select().from(khatiyans).where(eq(khatiyans.id, id)).for('update');
  return row;
}

/**
 * Throws `Refused` if a plot cannot have the values of a change now: its outline covers a neighbour or does not fit its
 * acres, or its khatiyan or number is not possible.
 */
export async function checkPlotValues(
  tx: Database,
  plot: PlotRow,
  values: ChangeValues,
): Promise<void> {
  await checkPlotPlace(tx, plot, values);
  const { ring, area = plot.area } = values;
  if (typeof ring === 'string' && ring !== toRingValue(plot.ring))
    await checkOutline(tx, plot, { ring: parseCorners(ring), acres: Number(area) });
}

/**
 * Throws `Refused` if a plot cannot have a khatiyan or a number now: the khatiyan is out of use or in another mouza, the
 * number is taken, or an open application names the plot.
 */
async function checkPlotPlace(
  tx: Database,
  plot: Pick<PlotRow, 'id' | 'code' | 'mouzaId' | 'khatiyanId' | 'number'>,
  { khatiyanId, number }: ChangeValues,
): Promise<void> {
  const isMoved = khatiyanId !== undefined && khatiyanId !== plot.khatiyanId;
  const isRenumbered = number !== undefined && number !== plot.number;
  if (!isMoved && !isRenumbered) return;
  const isLive = and(eq(applications.plotCode, plot.code), eq(applications.status, 'P'));
  if ((await tx.$count(applications, isLive)) > 0) {
    const field = isMoved ? 'khatiyanId' : 'number';
    throw new Refused({ status: 409, key: 'admin.inUse', field });
  }
  const khatiyan = isMoved ? await findKhatiyan(tx, khatiyanId) : undefined;
  if (isMoved && (!khatiyan?.isActive || khatiyan.mouzaId !== plot.mouzaId)) {
    throw new Refused({ status: 400, key: 'admin.reference', field: 'khatiyanId' });
  }
  const isTaken = and(
    eq(plots.mouzaId, plot.mouzaId),
    eq(plots.number, String(number)),
    ne(plots.id, plot.id),
  );
  if (isRenumbered && (await tx.$count(plots, isTaken)) > 0) {
    throw new Refused({ status: 111, key: 'admin.duplicate', field: 'number' });
  }
}

/** Returns the columns of the new values of a change, without the details of the plot. */
function toColumns({ mouzaId }: PlotRow, values: ChangeValues) {
  const { ring, ...given } = values;
  const others: Values = Object.fromEntries(
    Object.entries(given).filter(([name]) => !isPlotDetail(name)),
  );
  const corners = parseCorners(ring);
  const shape = ring === undefined ? {} : { ring: packRing(corners), bounds: toBox(corners) };
  const { number } = others;
  const code = number === undefined ? {} : { code: `${mouzaId}-${String(number)}` };
  return { ...others, ...shape, ...code };
}

/** Moves the decided applications of a plot to its new number, so that its history stays with it. */
async function moveApplications(tx: Database, from: string, to: string | undefined) {
  if (to === undefined || to === from) return;
  await tx.update(applications).set({ plotCode: to }).where(eq(applications.plotCode, from));
}

async function nameKhatiyan(tx: Database, id: unknown): Promise<string> {
  return (await findKhatiyan(tx, id))?.number ?? '';
}

/** Returns the changed fields as text: the khatiyan by its number, the outline by the number of its corners. */
async function listFields(tx: Database, { before, after }: Pick<StoredChange, 'before' | 'after'>) {
  const toText = async (name: string, value: unknown) => {
    if (name === 'khatiyanId') return nameKhatiyan(tx, value);
    return name === 'ring' ? countCorners(value) : String(value ?? '');
  };
  const fields = [];
  for (const name of Object.keys(before)) {
    const was = await toText(name, before[name]);
    fields.push({ name, before: was, after: await toText(name, after[name]) });
  }
  return fields;
}

/** The change of a plot, which rests on a document: its reason. */
export const plotChange: ChangeKind = {
  readPresent: async (tx, { plotId, before }) => {
    if (plotId === null) return undefined;
    const [row] = await tx.select().from(plots).where(eq(plots.id, plotId)).for('update');
    if (!row?.isActive) return undefined;
    const details = await readPlotDetails(tx, row.id);
    const values: Values = { ...details, ...row, ring: toRingValue(row.ring) };
    const present = Object.keys(before).map((name) => [name, values[name]]);
    return Object.fromEntries(present) as ChangeValues;
  },
  apply: async ({ tx, context }, change) => {
    const { plotId, after, reason, askedBy, correctionId, documentId } = change;
    const [plot] = await tx
      .select()
      .from(plots)
      .where(eq(plots.id, plotId ?? 0));
    if (!plot) throw new Refused({ status: 409, key: 'change.outdated' });
    const { [effectiveOnField]: effectiveOn, ...values } = after;
    await checkPlotValues(tx, plot, values);
    const fields = await listFields(tx, change);
    const since = String(effectiveOn ?? '') || formatIndianDate(context.clock());
    await setEffectiveDay(tx, since);
    const version = sql`${plots.version} + 1`;
    const [renewed] = await tx
      .update(plots)
      .set({ ...toColumns(plot, values), version })
      .where(eq(plots.id, plot.id))
      .returning({ code: plots.code });
    await savePlotDetails(tx, plot.id, values);
    await moveApplications(tx, plot.code, renewed?.code);
    await addRecordChange(
      tx,
      {
        entity: 'plot',
        recordId: plot.id,
        action: 'update',
        changedBy: askedBy,
        approvedBy: context.caller.userId,
        effectiveOn: since,
        source: reason,
        documentId,
        correctionId,
        fields,
      },
      context.clock(),
    );
  },
};
