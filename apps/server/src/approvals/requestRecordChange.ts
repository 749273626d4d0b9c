import { eq } from 'drizzle-orm';
import type { EntityForm } from '@temple-land/portal-core';
import { readPlotDetails } from '../db/land/plotDetailEntries.ts';
import { packRing } from '../db/land/ring.ts';
import { khatiyans, plots } from '../db/schema/land.ts';
import type { ChangeValues, RequestedChange, RequestTransaction } from './change.ts';
import { effectiveOnField } from './khatiyanChange.ts';
import { checkPlotValues, toRingValue } from './plotChange.ts';
import { requestApproval } from './requestApproval.ts';

type Values = Readonly<Record<string, unknown>>;

/** The correction request that asks for a change, and the file of the document on which it rests. */
type ChangeBasis = Pick<RequestedChange, 'correctionId' | 'documentId'>;

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as ChangeValues;

const listChanged = (was: Values, wanted: Values) =>
  Object.keys(wanted).filter((name) => was[name] !== wanted[name]);

const pickPlotValues = ({
  khatiyanId,
  number,
  kisam,
  area,
  status,
}: Pick<typeof plots.$inferSelect, 'khatiyanId' | 'number' | 'kisam' | 'area' | 'status'>) => ({
  khatiyanId,
  number,
  kisam,
  area,
  status,
});

/** The values of a form that a second administrator approves; the outline only if one was entered. */
function toPlotValues({ ring, ...form }: EntityForm<'plot'>): ChangeValues {
  const values: ChangeValues = pickPlotValues(form);
  return ring === undefined ? values : { ...values, ring: toRingValue(packRing(ring)) };
}

/** Returns the columns of a khatiyan from its form; dues that are not entered are none. */
export const toKhatiyanColumns = (form: EntityForm<'khatian'>) => ({
  mouzaId: form.mouzaId,
  number: form.number,
  ownerLine: form.ownerLine,
  marfatdar: form.marfatdar,
  satwa: form.satwa,
  rent: form.rent ?? 0,
  cess: form.cess ?? 0,
  rorStatus: form.rorStatus,
  publishedOn: form.publishedOn === '' ? null : form.publishedOn,
});

/**
 * Asks a second administrator to approve a change of a plot, for a correction request if there is one; returns whether
 * anything changes. Throws `Refused` where the plot cannot have its new khatiyan or number.
 */
export async function requestPlotChange(
  transaction: RequestTransaction,
  plotId: number,
  form: EntityForm<'plot'>,
  on: ChangeBasis = {},
): Promise<boolean> {
  const [plot] = await transaction.tx.select().from(plots).where(eq(plots.id, plotId));
  if (!plot) return false;
  const was: ChangeValues = { ...pickPlotValues(plot), ring: toRingValue(plot.ring) };
  const wanted = toPlotValues(form);
  const changed = listChanged(was, wanted);
  if (changed.length === 0) return false;
  await checkPlotValues(transaction.tx, plot, wanted);
  await requestApproval(transaction, {
    kind: 'plot',
    userId: null,
    plotId,
    ...on,
    before: pick(was, changed),
    after: { ...pick(wanted, changed), [effectiveOnField]: form.effectiveOn },
    reason: form.source,
  });
  return true;
}

/**
 * Asks a second administrator to approve a change of details of a plot that a correction request leads to; returns
 * whether anything changes.
 */
export async function requestPlotDetailChange(
  transaction: RequestTransaction,
  plotId: number,
  wanted: Values,
  by: { source: string; effectiveOn: string; correctionId: number },
): Promise<boolean> {
  const was = await readPlotDetails(transaction.tx, plotId);
  const changed = listChanged(was, wanted);
  if (changed.length === 0) return false;
  await requestApproval(transaction, {
    kind: 'plot',
    userId: null,
    plotId,
    correctionId: by.correctionId,
    before: pick(was, changed),
    after: { ...pick(wanted, changed), [effectiveOnField]: by.effectiveOn },
    reason: by.source,
  });
  return true;
}

/** Asks a second administrator to approve a change of a khatiyan, as `requestPlotChange` does for a plot. */
export async function requestKhatiyanChange(
  transaction: RequestTransaction,
  khatiyanId: number,
  form: EntityForm<'khatian'>,
  on: ChangeBasis = {},
): Promise<boolean> {
  const isIt = eq(khatiyans.id, khatiyanId);
  const [before] = await transaction.tx.select().from(khatiyans).where(isIt);
  if (!before) return false;
  const after = toKhatiyanColumns(form);
  const changed = listChanged(before, after);
  if (changed.length === 0) return false;
  await requestApproval(transaction, {
    kind: 'khatiyan',
    userId: null,
    khatiyanId,
    ...on,
    before: pick(before, changed),
    after: { ...pick(after, changed), [effectiveOnField]: form.effectiveOn },
    reason: form.source,
  });
  return true;
}
