import * as field from '../admin/fields.ts';

/**
 * The fields of the change itself, which its history keeps: the day from which it is in force, today if empty, and the
 * document on which it rests. They are empty each time a record is opened.
 */
export const changeFields = {
  effectiveOn: { label: 'admin:field.effectiveOn', ...field.optionalDay() },
  source: { label: 'admin:field.source', ...field.optionalLine(200) },
} as const;

/** Returns whether a field belongs to the change of a record, not to the record. */
export const isChangeField = (name: string): boolean => Object.hasOwn(changeFields, name);
