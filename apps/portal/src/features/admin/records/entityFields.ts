import { EntityName, type AdminRow } from '@temple-land/portal-core';
import * as v from 'valibot';
import { adminLists, type ListKey } from './adminLists.ts';

/** A field of a maintained entity with its label. */
export type AdminField = (typeof adminLists)[EntityName]['fields'][string];

/** A field with its name. */
export type NamedField = readonly [name: string, field: AdminField];

/** Returns the fields of an entity in the order of its form. */
export const listFields = (entity: EntityName): NamedField[] =>
  Object.entries(adminLists[entity].fields);

/** Returns the entity with a name, or undefined. */
export function findEntity(name: string | undefined): EntityName | undefined {
  return v.is(EntityName, name) ? name : undefined;
}

/** Returns the fields of a form; a new record has no reason for a change and no questions. */
export const listFormFields = (entity: EntityName, row: AdminRow | undefined): NamedField[] =>
  listFields(entity).filter(
    ([name]) => row !== undefined || !['corrigendum', 'answers'].includes(name),
  );

/** Returns the columns of an entity's list; the first is the name of the record. */
export const listColumns = (entity: EntityName): readonly string[] => adminLists[entity].columns;

const extraColumnLabels: Readonly<Record<string, ListKey>> = {
  createdOn: 'admin:field.createdOn',
  location: 'admin:field.location',
  lowest: 'admin:field.lowest',
  highest: 'admin:field.highest',
  usefulYes: 'admin:field.usefulYes',
  usefulNo: 'admin:field.usefulNo',
  uploadDoc: 'common:admin.field.uploadDoc',
};

/** Returns the label of a field or column of an entity; throws without one, which a test detects. */
export function getFieldLabel(entity: EntityName, name: string): ListKey {
  const label = adminLists[entity].fields[name]?.label ?? extraColumnLabels[name];
  if (label === undefined) throw new Error(`The field ${name} of ${entity} has no label.`);
  return label;
}

/** Returns the name of a record: the value of its first column. */
export function getRecordName(entity: EntityName, row: AdminRow): string {
  const [first = ''] = listColumns(entity);
  return String(row[first] ?? '');
}
