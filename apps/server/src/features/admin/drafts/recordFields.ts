import {
  entities,
  entitySchema,
  isChangeField,
  type EntityForm,
  type Field,
  type RecordSource,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import { cleanHtml } from '../stores/cleanHtml.ts';
import { hasDocument, readDocumentName } from './draftDocuments.ts';
import type { StoredRecord } from '../stores/store.ts';

/** The parts of forms that are no values of a record: each belongs to one save. */
const singleParts = ['answers', 'corrigendum'] as const;

const listFields = (entity: ReviewedEntity): [string, Field][] =>
  Object.entries<Field>(entities[entity].fields).filter(([name]) => name !== 'answers');

const listValueNames = (entity: ReviewedEntity) =>
  listFields(entity)
    .map(([name]) => name)
    .filter((name) => !isChangeField(name) && !singleParts.some((part) => part === name));

function toValue(value: unknown) {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The part of a text that names the document of a record. */
const toDocumentField = (entity: ReviewedEntity, value: unknown): RecordSource['fields'] =>
  hasDocument(entity) ? { uploadDoc: toValue(value) } : {};

/** Returns the fields of a stored record, and the name of its document. */
export const toRecordSource = (entity: ReviewedEntity, record: StoredRecord): RecordSource => ({
  fields: {
    ...Object.fromEntries(listValueNames(entity).map((name) => [name, toValue(record[name])])),
    ...toDocumentField(entity, record['uploadDoc']),
  },
});

/**
 * Returns the fields of a form, and the name of its document, as the record will have them: its HTML sanitised, its
 * moments in one format.
 */
export function toSavedSource(
  entity: ReviewedEntity,
  form: StoredRecord,
  uploadDoc: unknown,
): RecordSource {
  const fields = Object.fromEntries(listFields(entity));
  const toSaved = (name: string) => {
    const value = form[name];
    if (typeof value !== 'string') return toValue(value);
    if (fields[name]?.kind === 'html') return cleanHtml(value);
    return fields[name]?.kind === 'moment' ? new Date(value).toISOString() : value;
  };
  return {
    fields: {
      ...Object.fromEntries(listValueNames(entity).map((name) => [name, toSaved(name)])),
      ...toDocumentField(entity, uploadDoc),
    },
  };
}

/** Returns the fields of a draft that the form has, with sanitised HTML, and its document; they may be incomplete. */
export function toDraftSource(entity: ReviewedEntity, source: RecordSource): RecordSource {
  const { fields } = source;
  const document = readDocumentName(source);
  const kept = listFields(entity).flatMap(([name, { kind }]) => {
    const value = fields[name];
    if (value === undefined) return [];
    return [[name, kind === 'html' && typeof value === 'string' ? cleanHtml(value) : value]];
  });
  return {
    fields: {
      ...(Object.fromEntries(kept) as RecordSource['fields']),
      ...(document === undefined ? {} : toDocumentField(entity, document)),
    },
  };
}

/** Returns the form of a draft; undefined while a field is missing or wrong. */
export function parseDraft<Name extends ReviewedEntity>(
  entity: Name,
  { fields }: RecordSource,
): EntityForm<Name> | undefined {
  const parsed = v.safeParse(entitySchema(entity), fields);
  return parsed.success ? parsed.output : undefined;
}
