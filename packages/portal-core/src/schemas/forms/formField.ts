import * as v from 'valibot';
import type { MessageKey } from '../../messages/en.ts';
import { positiveNumber } from '../../validators/values/characters.ts';
import { messageKey } from '../../validators/message.ts';
import { atMost, requiredLine } from '../../validators/values/shared.ts';
import { filled, text } from '../common.ts';

/** A text of a printout, in the two languages of every printout. */
export interface BilingualText {
  en: string;
  or: string;
}

/** One answer of a closed list; `Key` is a key of the page copy. */
export interface FieldChoice<Key extends string = string> {
  label: Key;
  hint: Key;
  printedText: BilingualText;
}

/** A field of a citizen's form, for the form, its draft and summary, the request, the officers and the printouts. */
export interface FormField<Step extends string = string, Key extends string = string> {
  /** The kind of input: acres, cards to choose from, or a text of several lines. */
  readonly kind: 'acres' | 'choice' | 'longText';
  /** The step of the form that asks for it. */
  readonly step: Step;
  readonly isRequired: boolean;
  readonly rules: {
    /** The schema of the entered value; the messages are keys of the catalogue. */
    readonly typed: v.GenericSchema<unknown, string>;
    /** The schema of the value in the request. */
    readonly request: v.GenericSchema;
    /** The schema of the value of a stored application. */
    readonly stored: v.GenericSchema;
  };
  /** The label in the form; summary and facts can have shorter ones. */
  readonly labels: { readonly form: Key; readonly summary?: Key; readonly facts?: Key };
  readonly hint?: Key;
  /** The most characters of a text. */
  readonly max?: number;
  readonly choices?: Readonly<Record<string, FieldChoice<Key>>>;
  /** The part of the printouts that shows it, and its label there; absent if printouts omit the field. */
  readonly printed?: { readonly part: 'land' | 'request'; readonly label: BilingualText };
  /** The first version of check codes that attests it; absent if check codes do not attest the field. */
  readonly attestedSince?: number;
}

/** The fields of a form by name: the name in the form, its draft, the request, the answer and the database. */
export type FormFields = Readonly<Record<string, FormField>>;

const requestAcres = v.pipe(
  v.number(),
  v.gtValue(0),
  v.maxValue(10_000),
  v.check((acres) => Math.abs(acres * 10_000 - Math.round(acres * 10_000)) < 1e-6),
);

/** Acres with up to four decimals, above 0. */
export const acres = (message: MessageKey) => ({
  kind: 'acres' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(v.string(), v.trim(), positiveNumber({ whole: 5, decimals: 4 })(message)),
    request: requestAcres,
    stored: v.number(),
  },
});

/** One of a closed list, by its value; optional in the request. */
export const choice = <const Choices extends Readonly<Record<string, FieldChoice>>>(
  choices: Choices,
  message: MessageKey,
) => {
  const values = Object.keys(choices) as (keyof Choices & string)[];
  return {
    kind: 'choice' as const,
    isRequired: true,
    choices,
    rules: {
      typed: v.picklist(values, messageKey(message)),
      request: v.optional(v.picklist(values)),
      stored: v.string(),
    },
  };
};

/** A required text of several lines, at most `max` characters. */
export const longText = (max: number, message: MessageKey) => ({
  kind: 'longText' as const,
  isRequired: true,
  max,
  rules: {
    typed: v.pipe(requiredLine(message), atMost(max)),
    request: filled(max),
    stored: v.string(),
  },
});

/** An optional text of several lines, at most `max` characters. */
export const optionalLongText = (max: number) => ({
  kind: 'longText' as const,
  isRequired: false,
  max,
  rules: {
    typed: v.pipe(v.string(), v.trim(), atMost(max)),
    request: v.optional(text(max)),
    stored: v.string(),
  },
});

/** Returns the fields of a step of a form, in their order. */
export function fieldsOfStep<Fields extends FormFields, Step extends string>(
  fields: Fields,
  step: Step,
) {
  const entries = Object.entries(fields).filter(([, field]) => field.step === step);
  return Object.fromEntries(entries) as {
    readonly [
      Name in keyof Fields as Fields[Name]['step'] extends Step ? Name : never
    ]: Fields[Name];
  };
}

/** Returns one rule of each field by name: the entries of an object schema. */
export function rulesOf<Fields extends FormFields, Rule extends keyof FormField['rules']>(
  fields: Fields,
  rule: Rule,
) {
  const entries = Object.entries(fields).map(([name, { rules }]) => [name, rules[rule]]);
  return Object.fromEntries(entries) as {
    readonly [Name in keyof Fields]: Fields[Name]['rules'][Rule];
  };
}

/** Converts entered answers to the values of the request; empty ones are omitted. */
export function requestValues(
  fields: FormFields,
  typed: Readonly<Record<string, string>>,
): Record<string, string | number> {
  const entries = Object.entries(fields).map(([name, { kind }]) => {
    const answer = typed[name]?.trim() ?? '';
    return [name, kind === 'acres' && answer !== '' ? Number(answer) : answer] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
