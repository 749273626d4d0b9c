import { EntityName, type AdminRow } from '@temple-land/portal-core';
import * as v from 'valibot';
import { adminLists, type ListKey } from './adminLists.ts';

/** A field of a maintained entity with its label. */
export type AdminField = (typeof adminLists)[EntityName]['fields'][string];

/** A field with its name. */
export type NamedField = readonly [name: string, field: AdminField];

/** Returns the fields of an entity in the order of its form. */
export const fieldsOf = (entity: EntityName): NamedField[] =>
  Object.entries(adminLists[entity].fields);

/** Returns the entity that an address names, or undefined. */
export function entityOf(name: string | undefined): EntityName | undefined {
  return v.is(EntityName, name) ? name : undefined;
}

/**
 * Returns the fields that a form asks: a new record has no reason for a change and no questions yet.
 */
export const askedFields = (entity: EntityName, row: AdminRow | undefined): NamedField[] =>
  fieldsOf(entity).filter(
    ([name]) => row !== undefined || !['corrigendum', 'answers'].includes(name),
  );

/** Returns the fields that the list of an entity shows; the first one names the record. */
export const columnsOf = (entity: EntityName): readonly string[] => adminLists[entity].columns;

const otherColumns: Readonly<Record<string, ListKey>> = {
  createdOn: 'admin:field.createdOn',
  uploadDoc: 'common:admin.field.uploadDoc',
};

/** Returns the label of a field or column of an entity; one without a label is a defect that a test finds. */
export function fieldLabel(entity: EntityName, name: string): ListKey {
  const label = adminLists[entity].fields[name]?.label ?? otherColumns[name];
  if (label === undefined) throw new Error(`The field ${name} of ${entity} has no label.`);
  return label;
}

/** Returns the words that name a record: its first column. */
export function nameOf(entity: EntityName, row: AdminRow): string {
  const [first = ''] = columnsOf(entity);
  return String(row[first] ?? '');
}
