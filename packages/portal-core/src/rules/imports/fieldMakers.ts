/**
 * How the text of a cell is read: as a line, as several lines, the name of a higher place, acres, rupees, a quantity, a
 * number that its field checks, a day, a day with its time in India, a year, or one of a list.
 */
export type ImportFieldKind =
  | 'text'
  | 'lines'
  | 'reference'
  | 'acres'
  | 'rupees'
  | 'quantity'
  | 'number'
  | 'day'
  | 'moment'
  | 'year'
  | 'choice';

/** A field of an imported record. */
export interface ImportField {
  readonly kind: ImportFieldKind;
  readonly isRequired: boolean;
  /** The most characters of a text. */
  readonly maxLength?: number;
  /** Whether a value has the form of the field, and a description of that form. */
  readonly isValid?: (value: string | number) => boolean;
  readonly shape?: string;
  /** The values of a list, each with the spellings that are read as it. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Column headings by which the field is recognised, in lower case without spaces and signs. */
  readonly headings: readonly string[];
}

/** The fields of a record by name. */
export type ImportFields = Readonly<Record<string, ImportField>>;

/** Returns an optional text. */
export const text = (maxLength: number, ...headings: string[]): ImportField => ({
  kind: 'text',
  isRequired: false,
  maxLength,
  headings,
});

/** Returns a field that every record needs. */
export const required = (field: ImportField): ImportField => ({ ...field, isRequired: true });

/** Returns a text of a certain form, with a description of it. */
export const shaped = (
  field: ImportField,
  form: RegExp | ((text: string) => boolean),
  shape: string,
): ImportField => ({
  ...field,
  isValid: (value) => (form instanceof RegExp ? form.test(String(value)) : form(String(value))),
  shape,
});

/** Returns the name of a higher place. */
export const reference = (...headings: string[]): ImportField => ({
  kind: 'reference',
  isRequired: false,
  maxLength: 80,
  headings,
});

/** Returns a number of a kind. */
export const number = (
  kind: 'acres' | 'rupees' | 'quantity' | 'year',
  ...headings: string[]
): ImportField => ({
  kind,
  isRequired: false,
  headings,
});

/** Returns a day. */
export const day = (...headings: string[]): ImportField => ({
  kind: 'day',
  isRequired: false,
  headings,
});

/** Returns one of a list, by the spellings of each value. */
export const choice = (choices: ImportField['choices'], ...headings: string[]): ImportField => ({
  kind: 'choice',
  isRequired: false,
  choices: choices ?? {},
  headings,
});

/** Returns headings that are separated by spaces. */
export const split = (headings: string) => headings.split(' ');

/** Returns a text as spellings are compared: small letters and digits only. */
export const toSpelling = (text: string) =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Returns the choices that have no spelling but their own. */
export const same = (...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, [toSpelling(value)]]));
