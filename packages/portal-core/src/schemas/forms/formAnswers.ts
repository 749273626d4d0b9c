import type * as v from 'valibot';
import {
  isShown,
  type DetailName,
  type FormField,
  type FormFieldKind,
  type FormFields,
  type StoredName,
} from './formField.ts';
import type { RequestEntries } from './formSchemas.ts';
import { toSketch } from './landSketch.ts';
import { toProofs } from './possessionProofs.ts';
import { toShares } from './shares.ts';

/** What a form holds by the name of the field: text, or whether a box is ticked. */
export type TypedAnswers<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'checkbox' ? boolean : string;
};

type RequestAnswers<Fields extends FormFields> = v.InferOutput<
  v.ObjectSchema<RequestEntries<Fields>, undefined>
>;
type AnswersOf<Fields extends FormFields, Names extends keyof Fields> = {
  [Name in Names]: Fields[Name]['kind'] extends 'pastDate'
    ? string | null
    : RequestAnswers<Fields>[Name];
};

/** Returns what a new form holds. */
export function createEmptyAnswers<Fields extends FormFields>(
  fields: Fields,
): TypedAnswers<Fields> {
  const entries = Object.entries(fields).map(([name, { initial = '' }]) => [name, initial]);
  return Object.fromEntries(entries) as TypedAnswers<Fields>;
}

/** Returns a typed answer as the request and the database have it. */
export function toRequestAnswer(kind: FormFieldKind, typed: string | boolean) {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (text === '') return text;
  if (kind === 'shares') return toShares(text);
  if (kind === 'sketch') return toSketch(text);
  if (kind === 'proofs') return toProofs(text);
  if (kind === 'years') return `${text} Year`;
  return kind === 'acres' || kind === 'number' || kind === 'year' ? Number(text) : text;
}

/** Returns typed answers for a request; empty and hidden ones are left out, and the contract checks the others. */
export function toRequestAnswers<Fields extends FormFields>(
  fields: Fields,
  typed: Readonly<TypedAnswers<Fields>>,
): RequestAnswers<Fields> {
  const entries = Object.entries(fields)
    .filter(([name]) => isShown(fields, name, typed))
    .map(([name, { kind }]) => [name, toRequestAnswer(kind, typed[name] ?? '')] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as RequestAnswers<Fields>;
}

function pickAnswers(fields: FormFields, request: object, storedAs: FormField['storedAs']) {
  const answers = request as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields)
    .filter(([name, field]) => field.storedAs === storedAs && answers[name] !== undefined)
    .map(([name, { kind }]) => [
      name,
      kind === 'pastDate' && answers[name] === '' ? null : answers[name],
    ]);
  return Object.fromEntries(entries) as object;
}

/** Returns the answers of a checked request that have a column of their own, by its name. */
export const toStoredAnswers = <Fields extends FormFields>(
  fields: Fields,
  request: Readonly<RequestAnswers<Fields>>,
) => pickAnswers(fields, request, undefined) as AnswersOf<Fields, StoredName<Fields>>;

/** Returns the answers of a checked request that are stored with the details of the application. */
export const toDetailAnswers = <Fields extends FormFields>(
  fields: Fields,
  request: Readonly<RequestAnswers<Fields>>,
) => pickAnswers(fields, request, 'details') as AnswersOf<Fields, DetailName<Fields>>;
