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
import { fieldsOf } from './entityFields.ts';
import { localOf, momentOf } from './localMoment.ts';

/** What a form holds: texts by field, and lists for the two fields that have them. */
export interface Draft {
  texts: Readonly<Record<string, string>>;
  /** Answers to questions by the question's id. */
  answers: Readonly<Record<number, string>>;
  menuIds: readonly number[];
}

function textOf({ kind }: Field, value: unknown): string {
  if (kind === 'ring' || kind === 'list' || value === undefined || value === null) return '';
  return kind === 'moment' ? localOf(String(value)) : String(value);
}

/** Returns the form of a record, or of a new one. */
export function draftOf(entity: EntityName, row: AdminRow | undefined): Draft {
  const texts = fieldsOf(entity).map(([name, field]) => [name, textOf(field, row?.[name])]);
  const menuIds: unknown = row?.['menuIds'];
  return {
    texts: Object.fromEntries(texts) as Record<string, string>,
    answers: {},
    menuIds: Array.isArray(menuIds) ? menuIds.filter((id) => typeof id === 'number') : [],
  };
}

const ringOf = (text: string) =>
  text
    .trim()
    .split(/\n+/)
    .map((line) =>
      line
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );

const answersOf = (answers: Draft['answers']) =>
  Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([id, answer]) => ({ questionId: Number(id), answer }));

// What is no plain number goes to the rule of its field as none, which then has the field's message.
const numberOf = (kind: 'number' | 'rupees', text: string) =>
  v.is(kind === 'rupees' ? Amount : decimalNumber('admin.invalid'), text)
    ? Number(text)
    : Number.NaN;

function wireOf({ kind, isRequired }: Field, text: string, before: unknown): unknown {
  const nothing = isRequired ? undefined : null;
  if (kind === 'ring') return text.trim() === '' ? undefined : ringOf(text);
  if (kind === 'reference') return text === '' ? nothing : Number(text);
  if (kind === 'number' || kind === 'rupees') {
    return text.trim() === '' ? nothing : numberOf(kind, text.replaceAll(',', '').trim());
  }
  if (kind !== 'moment') return text;
  if (text === '') return nothing;
  // The field knows no seconds; what was not touched stays to the second.
  return typeof before === 'string' && localOf(before) === text ? before : momentOf(text);
}

/** Returns the fields of a form as the wire takes them. */
export function wireFields(entity: EntityName, draft: Draft, row: AdminRow | undefined) {
  const entries = fieldsOf(entity).map(([name, field]): [string, unknown] => {
    if (name === 'answers') return [name, answersOf(draft.answers)];
    if (name === 'menuIds') return [name, draft.menuIds];
    return [name, wireOf(field, draft.texts[name] ?? '', row?.[name])];
  });
  return Object.fromEntries(entries);
}

/** What a check of a form gives: the fields to send, or the first problem of each wrong field. */
export type Checked =
  | { fields: Readonly<Record<string, unknown>>; problems: undefined }
  | { problems: Readonly<Record<string, MessageKey>> };

/** Checks a form by the rules of its entity, which the service repeats. */
export function checked(entity: EntityName, draft: Draft, row: AdminRow | undefined): Checked {
  const fields = wireFields(entity, draft, row);
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
