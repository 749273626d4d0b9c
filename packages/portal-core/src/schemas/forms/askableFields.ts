import { landApplicationFields, type LandField } from './landApplication.ts';

const typedKinds: ReadonlySet<string> = new Set(['line', 'longText', 'number', 'year']);
const askedSteps: ReadonlySet<string> = new Set(['details', 'land', 'purpose']);

/** The typed answers of a land application that a question of the office can ask again, in the order of the form. */
export const askableFields = (Object.keys(landApplicationFields) as LandField[]).filter((name) => {
  const { kind, step } = landApplicationFields[name];
  return typedKinds.has(kind) && askedSteps.has(step);
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
