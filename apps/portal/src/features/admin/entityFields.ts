import { entities, EntityName, type AdminRow, type Field } from '@temple-land/portal-core';
import * as v from 'valibot';

/** A field with its name. */
export type NamedField = readonly [name: string, field: Field];

/** Gives the fields of an entity in the order of its form. */
export const fieldsOf = (entity: EntityName): NamedField[] =>
  Object.entries(entities[entity] as Readonly<Record<string, Field>>);

/** Gives the entity that an address names, or undefined. */
export function entityOf(name: string | undefined): EntityName | undefined {
  return v.is(EntityName, name) ? name : undefined;
}

/**
 * Gives the fields that a form asks: a new record has no reason for a change and no questions yet.
 */
export const askedFields = (entity: EntityName, row: AdminRow | undefined): NamedField[] =>
  fieldsOf(entity).filter(
    ([name]) => row !== undefined || !['corrigendum', 'answers'].includes(name),
  );

const shownColumns: Readonly<Record<EntityName, readonly string[]>> = {
  district: ['nameEn', 'nameOr', 'code'],
  tahasil: ['nameEn', 'nameOr', 'districtId'],
  mouza: ['nameEn', 'tahasilId'],
  khatian: ['number', 'mouzaId'],
  plot: ['number', 'khatiyanId', 'kisam', 'area', 'status'],
  tender: ['letterNo', 'title', 'startDate', 'closeDate', 'uploadDoc'],
  auction: ['auctionName', 'tenderId', 'sourceName', 'slotFrom'],
  notification: ['title', 'createdOn', 'uploadDoc'],
  faq: ['question', 'place'],
  contact: ['office', 'designation', 'phone', 'email', 'place'],
  user: ['fullName', 'loginId', 'userType', 'roleId', 'mobile'],
  role: ['roleName', 'userType'],
};

/** Gives the fields that the list of an entity shows; the first one names the record. */
export const columnsOf = (entity: EntityName): readonly string[] => shownColumns[entity];

/** Gives the words that name a record: its first column. */
export function nameOf(entity: EntityName, row: AdminRow): string {
  const [first = ''] = columnsOf(entity);
  return String(row[first] ?? '');
}
