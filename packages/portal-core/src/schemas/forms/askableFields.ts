import * as v from 'valibot';
import { toRequestAnswer } from './formAnswers.ts';
import { isShown, type FormField } from './formField.ts';
import { landApplicationFields, type LandField } from './landApplication.ts';

const askedKinds: ReadonlySet<string> = new Set([
  'line',
  'longText',
  'number',
  'year',
  'choice',
  'select',
  'pastDate',
  'shares',
  'sketch',
]);
const askedSteps: ReadonlySet<string> = new Set(['details', 'land', 'purpose']);

const formFields: Readonly<Record<LandField, FormField>> = landApplicationFields;

/** The answers of a land application that a question of the office can ask again, in the order of the form. */
export const askableFields = (Object.keys(landApplicationFields) as LandField[]).filter((name) => {
  const { kind, step } = formFields[name];
  return askedKinds.has(kind) && askedSteps.has(step);
});

const isAskable = (name: string): name is LandField =>
  askableFields.some((field) => field === name);
const split = (text = '') => text.split(',').filter((part) => part !== '');

/** The data of a step by name, as it is stored. */
type Given = Readonly<Record<string, string | undefined>>;

/** What a question asks for besides its text: kinds of documents and fields. */
export interface AskedParts {
  documents: readonly number[];
  fields: readonly LandField[];
}

const correctedPrefix = 'corrected.';

/** Returns the name under which the new answer of a field is stored with the applicant's step. */
export const toCorrectedName = (field: LandField): string => `${correctedPrefix}${field}`;

/** Returns the field whose new answer is stored under a name; undefined for other data. */
export function findCorrectedField(name: string): LandField | undefined {
  const field = name.startsWith(correctedPrefix) ? name.slice(correctedPrefix.length) : '';
  return isAskable(field) ? field : undefined;
}

/** Returns what a question asks for as the data of its step. */
export const toAskedData = ({ documents, fields }: AskedParts) => ({
  askedDocuments: documents.join(','),
  askedFields: fields.join(','),
});

/** Returns what a question asked for; undefined for a question of an earlier release, which asked by its text alone. */
export function parseAskedParts(given: Given = {}): AskedParts | undefined {
  if (given['askedDocuments'] === undefined) return undefined;
  return {
    documents: split(given['askedDocuments']).map(Number),
    fields: split(given['askedFields']).filter(isAskable),
  };
}

/** A new answer of a field, as the form holds it. */
export interface CorrectedAnswer {
  field: LandField;
  text: string;
}

type Answers = Readonly<Record<string, unknown>>;

const toTexts = (corrections: readonly CorrectedAnswer[]): Readonly<Record<string, string>> =>
  Object.fromEntries(corrections.map(({ field, text }) => [field, text]));

/**
 * Returns the fields that are open beside the new answers, in the order of the form: the asked ones, and those that
 * their new answers show in the form and that the application has no answer for.
 */
export function listOpenFields(
  asked: readonly LandField[],
  answers: Answers,
  corrections: readonly CorrectedAnswer[],
): LandField[] {
  const corrected = { ...answers, ...toTexts(corrections) };
  const isOpen = (name: LandField): boolean => {
    if (asked.includes(name)) return isShown(formFields, name, corrected);
    const { shownWhen } = formFields[name];
    return (
      shownWhen !== undefined &&
      isAskable(shownWhen.field) &&
      isOpen(shownWhen.field) &&
      isShown(formFields, name, corrected) &&
      !isShown(formFields, name, answers)
    );
  };
  return askableFields.filter(isOpen);
}

/**
 * Returns the key of the message for a new answer against the rule of its field; undefined for a right one, and for an
 * empty one of a field that was not asked and that the form leaves free.
 */
export function findAnswerFault(
  field: LandField,
  text: string,
  asked: readonly LandField[],
): string | undefined {
  const { isRequired } = formFields[field];
  if (text.trim() === '') return isRequired || asked.includes(field) ? 'step.need' : undefined;
  return v.safeParse(formFields[field].rules.typed, text).issues?.[0].message;
}

/** What is wrong with the new answers: one that was not asked, or a field with the message of its rule. */
export type CorrectionFault = 'notAsked' | { field: LandField; message: string };

/** Returns what is wrong with the new answers of an application; undefined if each open field has one by its rule. */
export function findCorrectionFault(
  asked: readonly LandField[],
  answers: Answers,
  corrections: readonly CorrectedAnswer[],
): CorrectionFault | undefined {
  const open = listOpenFields(asked, answers, corrections);
  const isTwice = new Set(corrections.map(({ field }) => field)).size < corrections.length;
  if (isTwice || !corrections.every(({ field }) => open.includes(field))) return 'notAsked';
  const texts = toTexts(corrections);
  for (const field of open) {
    const message = findAnswerFault(field, texts[field] ?? '', asked);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}

/** Returns the answers that steps corrected, as the database has answers; each field with its newest one. */
export function listCorrectedAnswers(steps: readonly Given[]): Partial<Record<LandField, unknown>> {
  const corrected = steps.flatMap((given) =>
    Object.entries(given).flatMap(([name, text]) => {
      const field = findCorrectedField(name);
      if (field === undefined || text === undefined) return [];
      return [[field, toRequestAnswer(formFields[field].kind, text)] as const];
    }),
  );
  return Object.fromEntries(corrected);
}

/** Returns a stored answer as it is without an answer. */
function toEmptyAnswer(answer: unknown): unknown {
  if (typeof answer === 'string') return '';
  return typeof answer === 'boolean' ? false : null;
}

/**
 * Returns the answers of an application as its steps corrected them. Those that the form no longer shows beside a new
 * choice are empty: an institution has no co-applicants.
 */
export function applyCorrections<Stored extends object>(
  answers: Stored,
  steps: readonly Given[],
): Stored {
  const known = Object.entries(listCorrectedAnswers(steps)).filter(([field]) =>
    Object.hasOwn(answers, field),
  );
  const corrected = { ...answers, ...Object.fromEntries(known) };
  const [before, after]: readonly Answers[] = [answers, corrected].map((each) =>
    Object.fromEntries(Object.entries(each)),
  );
  const isLeft = (name: string) =>
    isShown(formFields, name, before ?? {}) && !isShown(formFields, name, after ?? {});
  const left = Object.entries(answers).filter(([name]) => isLeft(name));
  return {
    ...corrected,
    ...Object.fromEntries(left.map(([name, answer]) => [name, toEmptyAnswer(answer)])),
  };
}
