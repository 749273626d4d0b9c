import {
  entities,
  formatIndianDate,
  isChangeField,
  type EntityName,
  type Field,
  type RecordAction,
  type RecordChange,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import {
  addRecordChange,
  listRecordChanges,
  type NewRecordChange,
} from '../../db/activity/recordChanges.ts';
import type { Database } from '../../db/database.ts';
import type { MemberHandler } from '../../handler.ts';
import { loadLabels } from './records.ts';
import { Refused, type SaveTransaction, type StoredRecord } from './stores/store.ts';

const maxCharacters = 2000;

/** The fields of a change with a list or rows of their own, which are not values of the record. */
const isValue = (name: string, { kind }: Field) => kind !== 'list' && !isChangeField(name);

const listValueFields = (name: EntityName): [string, Field][] =>
  Object.entries<Field>(entities[name].fields).filter((each) => isValue(...each));

async function formatValue(tx: Database, field: Field, value: unknown): Promise<string> {
  if (value === null || value === undefined) return '';
  const { kind, refersTo } = field;
  if (kind === 'reference' && typeof value === 'number') {
    const labels = await loadLabels(tx, refersTo as EntityName, [value]);
    return labels.get(value) ?? '';
  }
  if (kind === 'moment') return new Date(value as string | Date).toISOString();
  if (kind === 'choices' && Array.isArray(value)) return value.join(',');
  // The corners of an outline say nothing to a reader.
  if (kind === 'ring' && Array.isArray(value)) return String(value.length);
  return String(value).slice(0, maxCharacters);
}

async function listChangedFields<Name extends EntityName>(
  name: Name,
  { tx, form, before = {}, uploadDoc }: SaveTransaction<Name>,
): Promise<RecordChange['fields']> {
  const values = form as StoredRecord;
  const changed: RecordChange['fields'] = [];
  for (const [field, rule] of listValueFields(name)) {
    if (values[field] === undefined) continue;
    const was = await formatValue(tx, rule, before[field]);
    const is = await formatValue(tx, rule, values[field]);
    if (was !== is) changed.push({ name: field, before: was, after: is });
  }
  const [was, is] = [String(before['uploadDoc'] ?? ''), uploadDoc ?? ''];
  if (uploadDoc !== undefined && was !== is)
    changed.push({ name: 'uploadDoc', before: was, after: is });
  return changed;
}

/** The fields of a form that are about the change itself. */
const readChangeFields = (form: object): { effectiveOn: string; source: string } => ({
  effectiveOn: 'effectiveOn' in form ? String(form.effectiveOn) : '',
  source: 'source' in form ? String(form.source) : '',
});

/** Returns the day (yyyy-MM-dd) from which a save is in force: the given one, or today. */
export const readEffectiveDay = <Name extends EntityName>({ form, now }: SaveTransaction<Name>) =>
  readChangeFields(form).effectiveOn || formatIndianDate(now);

/** Refuses a change from a later day on, and one without the document that its list needs. */
export function checkChangeFields<Name extends EntityName>(
  name: Name,
  { form, before, isRestored, now }: SaveTransaction<Name>,
): void {
  const { effectiveOn, source } = readChangeFields(form);
  if (effectiveOn > formatIndianDate(now)) {
    throw new Refused({ status: 400, key: 'admin.future', field: 'effectiveOn' });
  }
  const needsSource = 'needsSource' in entities[name] && before !== undefined && !isRestored;
  if (needsSource && source === '') {
    throw new Refused({ status: 400, key: 'admin.required', field: 'source' });
  }
}

/** Adds a save to the history of its record; accounts have a history of their own. */
export async function recordSave<Name extends EntityName>(
  name: Name,
  transaction: SaveTransaction<Name>,
  recordId: number,
): Promise<void> {
  if (name === 'user') return;
  const { tx, context, form, before, isRestored, now, approval, documentId } = transaction;
  const fields = await listChangedFields(name, transaction);
  const action: RecordAction = isRestored ? 'restore' : before ? 'update' : 'create';
  const caller = context.caller.userId;
  const by = approval ? { changedBy: approval.askedBy, approvedBy: caller } : { changedBy: caller };
  const of = { entity: name, recordId, action };
  const { effectiveOn, source } = readChangeFields(form);
  const basis = { effectiveOn, source: source || (approval?.reason ?? '') };
  await addRecordChange(tx, { ...of, ...by, ...basis, documentId, fields }, now);
}

/** Adds a retirement to the history of its record, with the document on which it rests. */
export async function recordRetirement(
  { tx, context }: RequestTransaction,
  entity: EntityName,
  recordId: number,
  on: Pick<NewRecordChange, 'source' | 'documentId'>,
): Promise<void> {
  const by = { entity, recordId, action: 'retire', changedBy: context.caller.userId } as const;
  await addRecordChange(tx, { ...by, ...on, effectiveOn: '', fields: [] }, context.clock());
}

/** Answers api/admin/{entity}/history: the changes of a record, newest first. */
export const adminHistory: MemberHandler<'adminHistory'> = async ({ entity, id }, { db }) => ({
  status: 200,
  result: await listRecordChanges(db, entity, id),
});
