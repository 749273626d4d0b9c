import type * as v from 'valibot';

/** A text of a printout, in the two languages of every printout. */
export interface BilingualText {
  en: string;
  or: string;
}

/** One answer of a closed list; `Key` is a key of the page copy. */
export interface FieldChoice<Key extends string = string> {
  label: Key;
  hint?: Key;
  /** The text on printouts; absent if printouts omit the answer. */
  printedText?: BilingualText;
}

/** What the form draws, and how an answer is sent, stored and shown; `fieldKinds.ts` makes one of each kind. */
export type FormFieldKind =
  | 'aadhaar'
  | 'acres'
  | 'checkbox'
  | 'choice'
  | 'line'
  | 'longText'
  | 'number'
  | 'pastDate'
  | 'proofs'
  | 'select'
  | 'shares'
  | 'sketch'
  | 'year'
  | 'years';

/** A condition on another field of the same form: its answer is one of these; a ticked box is 'true'. */
export interface ShownWhen {
  readonly field: string;
  readonly is: readonly string[];
}

/** A field of a citizen's form, for the form, its draft and summary, the request, the officers and the printouts. */
export interface FormField<Step extends string = string, Key extends string = string> {
  readonly kind: FormFieldKind;
  /** The step or section of the form that asks for it. */
  readonly step: Step;
  readonly isRequired: boolean;
  readonly rules: {
    /** The schema of the entered value; the messages are keys of the catalogue. */
    readonly typed: v.GenericSchema<unknown, string | boolean>;
    /** The schema of the value in the request. */
    readonly request: v.GenericSchema;
    /** The schema of the value of a stored application. */
    readonly stored: v.GenericSchema;
  };
  /** The label in the form; summary and facts can have shorter ones. */
  readonly labels: { readonly form: Key; readonly summary?: Key; readonly facts?: Key };
  readonly hint?: Key;
  /** The first entry of a list to choose from, which is no answer. */
  readonly placeholder?: Key;
  /** The unit after a number. */
  readonly unit?: Key;
  /** What a box to tick or a list begins with; other fields begin empty. */
  readonly initial?: boolean | string;
  /** A heading above the field, where a new subject begins. */
  readonly heading?: Key;
  /** A text of digits, for which a telephone shows its number keys. */
  readonly isNumeric?: boolean;
  /** The most characters of a text. */
  readonly max?: number;
  readonly choices?: Readonly<Record<string, FieldChoice<Key>>>;
  /** Takes half of the form's width where there is room for two fields beside each other. */
  readonly isHalf?: boolean;
  /** Without it the field is always shown. A hidden field is neither required nor sent. */
  readonly shownWhen?: ShownWhen;
  /**
   * Without it the answer has a column of the field's name: as the purpose of the application, with its details in a
   * table of their own, or not at all.
   */
  readonly storedAs?: 'purpose' | 'details' | 'nothing';
  /**
   * The part of the printouts that shows it, and its label there; absent if printouts omit the field. Every printout
   * shows the land; orders and whole applications show the request; whole applications show the details.
   */
  readonly printed?: {
    readonly part: 'land' | 'request' | 'details';
    readonly label: BilingualText;
  };
  /** The first version of check codes that attests it; absent if check codes do not attest the field. */
  readonly attestedSince?: number;
}

/** The fields of a form by name: the name in the form, its draft, the request, the answer and the database. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The names of the fields with a column of their own. */
export type StoredName<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { storedAs: string } ? never : Name;
}[keyof Fields];

/** The names of the fields that are stored with the details of the application. */
export type DetailName<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { storedAs: 'details' } ? Name : never;
}[keyof Fields];

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

/** Returns whether a form shows a field beside the other answers, typed, sent or stored. */
export function isShown(
  fields: FormFields,
  name: string,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  const condition = fields[name]?.shownWhen;
  if (condition === undefined) return true;
  const isMet = condition.is.includes(String(answers[condition.field]));
  return isMet && isShown(fields, condition.field, answers);
}
