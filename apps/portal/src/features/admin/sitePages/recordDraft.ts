import {
  htmlToText,
  isChangeField,
  listLineDifferences,
  type AdminRow,
  type ChangedLine,
  type Language,
  type RecordSource,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import { listFields, type NamedField } from '../records/entityFields.ts';
import { toWireFields, type RecordValues } from '../records/recordValues.ts';

/** Returns the fields of a record in the form of a row of its list, as its form reads them. */
export const toRow = ({ fields }: RecordSource): AdminRow => ({
  ...fields,
  id: 1,
  version: 1,
  isActive: true,
});

/** Returns the name of the document of a text, '' without one; undefined where the text does not say. */
export function getDocumentName(source: RecordSource | undefined | null): string | undefined {
  const value = source?.fields['uploadDoc'];
  return value === undefined ? undefined : String(value ?? '');
}

/** Returns a field of a text in a language, in English where it has no other. */
export function getRecordText({ fields }: RecordSource, name: string, language: Language): string {
  const translated = language === 'en' ? '' : fields[`${name}${language === 'or' ? 'Or' : 'Hi'}`];
  return String(translated || (fields[name] ?? ''));
}

const isSendable = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/**
 * Returns the text of a draft from the values of its form and the name of its document, undefined where its list has
 * none; a value that is not valid yet is left out.
 */
export function toRecordSource(
  entity: ReviewedEntity,
  values: RecordValues,
  present: RecordSource | null,
  uploadDoc?: string,
): RecordSource {
  const fields = toWireFields(entity, values, present ? toRow(present) : undefined);
  const sent = Object.entries(fields).filter(([, value]) => isSendable(value));
  return {
    fields: {
      ...(Object.fromEntries(sent) as RecordSource['fields']),
      ...(uploadDoc === undefined ? {} : { uploadDoc }),
    },
  };
}

/** Returns the language of the texts of a field, by the end of its name; undefined where it has none. */
function getFieldLanguage(name: string, fields: ReadonlySet<string>): Language | undefined {
  if (name.endsWith('Or')) return 'or';
  if (name.endsWith('Hi')) return 'hi';
  return fields.has(`${name}Or`) ? 'en' : undefined;
}

const blockEnd = /<\/(?:p|li|h\d|tr|table|ul|ol)>|<br\s*\/?>/gi;

const toLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** Returns the lines of a field: of HTML its text, or its marks too where they are all that differs. */
function listLines(kind: string, text: string, withMarks: boolean): string[] {
  if (kind !== 'html') return toLines(text);
  const parts = toLines(text.replaceAll(blockEnd, (end) => `${end}\n`));
  return withMarks ? parts : parts.flatMap((part) => toLines(htmlToText(part)));
}

/** A field whose text differs, with its lines. */
export interface ChangedField {
  field: NamedField;
  language: Language | undefined;
  lines: ChangedLine[];
}

/** Returns the fields in which two texts of a record differ; `format` shows a value as its reader knows it. */
export function listChangedFields(
  entity: ReviewedEntity,
  before: RecordSource | undefined,
  after: RecordSource,
  format: (name: string, value: string) => string,
): ChangedField[] {
  const isValue = (name: string) =>
    name !== 'corrigendum' && name !== 'answers' && !isChangeField(name);
  const all = listFields(entity).filter(([name]) => isValue(name));
  const names = new Set(all.map(([name]) => name));
  return all.flatMap((field) => {
    const [name, { kind }] = field;
    const read = ({ fields }: RecordSource) => format(name, String(fields[name] ?? ''));
    const [was, is] = [before ? read(before) : '', read(after)];
    if (was === is) return [];
    const compare = (withMarks: boolean) =>
      listLineDifferences(listLines(kind, was, withMarks), listLines(kind, is, withMarks));
    const ofText = compare(false);
    const lines = ofText.length > 0 ? ofText : compare(true);
    return lines.length === 0 ? [] : [{ field, language: getFieldLanguage(name, names), lines }];
  });
}
