import {
  Amount,
  decimalNumber,
  entitySchema,
  type AdminRow,
  type EntityName,
  type Field,
  type MessageKey,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import { toRing } from '../../../common/land/drawing/coordinates.ts';
import { listFields } from './entityFields.ts';
import { formatIsoInIndia, toIsoDateTime } from './indianDateTime.ts';

/** The values of a record form: text by field, and lists for two fields. */
export interface RecordValues {
  texts: Readonly<Record<string, string>>;
  /** Answers to questions by the question's id. */
  answers: Readonly<Record<number, string>>;
  menuIds: readonly number[];
}

/** Returns several choices as one text, and back. */
export const joinChoices = (values: readonly string[]): string => values.join(',');
export const splitChoices = (text: string): string[] => (text === '' ? [] : text.split(','));

function toText({ kind }: Field, value: unknown): string {
  if (kind === 'choices') return Array.isArray(value) ? joinChoices(value.map(String)) : '';
  if (kind === 'ring' || kind === 'list' || value === undefined || value === null) return '';
  return kind === 'moment' ? formatIsoInIndia(String(value)) : String(value);
}

// A closed list that need not be chosen has its first value as default.
const toFirstText = ({ kind, isRequired, choices }: Field): string =>
  kind === 'choice' && !isRequired ? (choices?.[0] ?? '') : '';

/** Returns the form values of a record, or of a new one. */
export function toRecordValues(entity: EntityName, row: AdminRow | undefined): RecordValues {
  const texts = listFields(entity).map(([name, field]) => [
    name,
    row === undefined ? toFirstText(field) : toText(field, row[name]),
  ]);
  const menuIds: unknown = row?.['menuIds'];
  return {
    texts: Object.fromEntries(texts) as Record<string, string>,
    answers: {},
    menuIds: Array.isArray(menuIds) ? menuIds.filter((id) => typeof id === 'number') : [],
  };
}

const toAnswers = (answers: RecordValues['answers']) =>
  Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([id, answer]) => ({ questionId: Number(id), answer }));

// Text that is not a plain number becomes NaN, for which the rule of the field has a message.
const parseNumber = (kind: 'number' | 'rupees', text: string) =>
  v.is(kind === 'rupees' ? Amount : decimalNumber('admin.invalid'), text)
    ? Number(text)
    : Number.NaN;

function toWireValue({ kind, isRequired }: Field, text: string, before: unknown): unknown {
  const nothing = isRequired ? undefined : null;
  if (kind === 'ring') return text.trim() === '' ? undefined : toRing(text);
  if (kind === 'choices') return splitChoices(text);
  if (kind === 'reference') return text === '' ? nothing : Number(text);
  if (kind === 'number' || kind === 'rupees') {
    return text.trim() === '' ? nothing : parseNumber(kind, text.replaceAll(',', '').trim());
  }
  if (kind !== 'moment') return text;
  if (text === '') return nothing;
  // The field has no seconds; an unchanged value keeps its seconds.
  return typeof before === 'string' && formatIsoInIndia(before) === text
    ? before
    : toIsoDateTime(text);
}

/** Returns the fields of a form in the types of the contract. */
export function toWireFields(entity: EntityName, draft: RecordValues, row: AdminRow | undefined) {
  const entries = listFields(entity).map(([name, field]): [string, unknown] => {
    if (name === 'answers') return [name, toAnswers(draft.answers)];
    if (name === 'menuIds') return [name, draft.menuIds];
    return [name, toWireValue(field, draft.texts[name] ?? '', row?.[name])];
  });
  return Object.fromEntries(entries);
}

/** The result of a check: the fields to send, or the first error of each invalid field. */
export type CheckResult =
  | { fields: Readonly<Record<string, unknown>>; problems: undefined }
  | { problems: Readonly<Record<string, MessageKey>> };

/** Validates a form by the rules of its entity; the service validates again. */
export function checkRecord(
  entity: EntityName,
  draft: RecordValues,
  row: AdminRow | undefined,
): CheckResult {
  const fields = toWireFields(entity, draft, row);
  const parsed = v.safeParse(entitySchema(entity), fields);
  if (parsed.success) return { fields, problems: undefined };
  const problems: Record<string, MessageKey> = {};
  for (const { path, input, message } of parsed.issues) {
    const name = String(path?.[0]?.key ?? '');
    // The messages of these rules are keys of the catalogue.
    problems[name] ??= input === undefined ? 'admin.required' : (message as MessageKey);
  }
  return { problems };
}
