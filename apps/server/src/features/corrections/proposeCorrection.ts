import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  correctionTargets,
  decimalNumber,
  en,
  entities,
  formatIndianDate,
  isPlotDetail,
  parseCorners,
  plotDetailMax,
  type CorrectionField,
  type EntityForm,
  type Field,
  type Input,
  type MessageKey,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import {
  requestKhatiyanChange,
  requestPlotChange,
  requestPlotDetailChange,
} from '../../approvals/requestRecordChange.ts';
import type { Database } from '../../db/database.ts';
import { khatiyans } from '../../db/schema/land.ts';
import { kisams, satwas } from '../../db/schema/plotDetails.ts';
import type { FoundCorrection } from './corrections.repository.ts';

const refuse = (key: MessageKey, field = 'value'): never => {
  throw new Refused({ status: 400, key, field });
};

async function findKhatiyanId(tx: Database, mouzaId: number, number: string): Promise<number> {
  const isIt = and(
    eq(khatiyans.mouzaId, mouzaId),
    eq(khatiyans.number, number),
    eq(khatiyans.isActive, true),
  );
  const [row] = await tx.select({ id: khatiyans.id }).from(khatiyans).where(isIt);
  return row?.id ?? refuse('admin.reference');
}

/** Returns whether a kisam or satwa is one of its list, or the list is still empty. */
async function isClassInUse(tx: Database, table: typeof kisams | typeof satwas, name: string) {
  const isIt = and(eq(table.name, name), eq(table.isActive, true));
  if ((await tx.$count(table, isIt)) > 0) return true;
  return (await tx.$count(table, eq(table.isActive, true))) === 0;
}

function parseNumber(text: string): number {
  const plain = text.replaceAll(',', '');
  return v.is(decimalNumber('admin.invalid'), plain) ? Number(plain) : Number.NaN;
}

/** Returns the value of a field as its form has it, checked by the field's own rule. */
async function readValue(
  tx: Database,
  field: CorrectionField,
  mouzaId: number,
  text: string,
): Promise<unknown> {
  const { entity, name } = correctionTargets[field];
  if (isPlotDetail(name)) {
    const isFitting = text !== '' && text.length <= plotDetailMax[name];
    return isFitting ? text : refuse('admin.invalid');
  }
  const fields: Readonly<Record<string, Field>> = entities[entity].fields;
  const rule = fields[name];
  if (!rule) throw new Error(`The form of ${entity} has no field ${name}.`);
  if (field === 'khatiyan') return findKhatiyanId(tx, mouzaId, text);
  const isNumber = rule.kind === 'number' || rule.kind === 'rupees';
  const given =
    field === 'outline' ? parseCorners(text) : isNumber && text !== '' ? parseNumber(text) : text;
  const parsed = v.safeParse(rule.schema, given === '' && isNumber ? null : given);
  if (!parsed.success) {
    const key = parsed.issues[0].message;
    return refuse(Object.hasOwn(en, key) ? (key as MessageKey) : 'admin.invalid');
  }
  const isClass = field === 'kisam' || field === 'satwa';
  if (
    isClass &&
    text !== '' &&
    !(await isClassInUse(tx, field === 'kisam' ? kisams : satwas, text))
  )
    return refuse('admin.reference');
  return parsed.output;
}

function checkSource({ source = '', effectiveOn = '' }: Input<'correctionStep'>, today: string) {
  if (source.trim() === '') refuse('admin.required', 'source');
  if (effectiveOn > today) refuse('admin.future', 'effectiveOn');
  return { source: source.trim(), effectiveOn };
}

/** Returns the form of a plot with some other values; its outline only where that is one of them. */
const toPlotForm = (plot: FoundCorrection['plot'], wanted: object) =>
  ({ ...plot, ring: undefined, ...wanted }) as EntityForm<'plot'>;

/** Returns the form of a khatiyan with some other values; the record has null where the form has no day. */
const toKhatiyanForm = (khatiyan: FoundCorrection['khatiyan'], wanted: object) =>
  ({
    ...khatiyan,
    publishedOn: khatiyan?.publishedOn ?? '',
    ...wanted,
  }) as EntityForm<'khatian'>;

/**
 * Asks a second administrator to approve the edit that a correction request leads to; returns its value as text.
 * Throws `Refused` with 400 for a value that the record cannot have, 409 while another change of the record waits or
 * when the record is gone.
 */
export async function proposeCorrection(
  transaction: RequestTransaction,
  { correction, plot, khatiyan }: FoundCorrection,
  request: Input<'correctionStep'>,
): Promise<string> {
  const { tx, context } = transaction;
  const today = formatIndianDate(context.clock());
  const by = checkSource(request, today);
  const text = (request.value ?? '').trim();
  const { field, id, mouzaId } = correction;
  const { entity, name } = correctionTargets[field];
  const record = entity === 'plot' ? plot : khatiyan;
  if (!record?.isActive) throw new Refused({ status: 409, key: 'correction.recordGone' });
  const value = await readValue(tx, field, mouzaId, text);
  if (field === 'publishedOn' && text > today) refuse('admin.future');
  const wanted = { [name]: value, ...by };
  const ask = () => {
    if (isPlotDetail(name)) {
      const detail = { [name]: text };
      return requestPlotDetailChange(transaction, record.id, detail, { ...by, correctionId: id });
    }
    return entity === 'plot'
      ? requestPlotChange(transaction, record.id, toPlotForm(plot, wanted), { correctionId: id })
      : requestKhatiyanChange(transaction, record.id, toKhatiyanForm(khatiyan, wanted), {
          correctionId: id,
        });
  };
  if (!(await ask())) refuse('correction.same');
  return text;
}
