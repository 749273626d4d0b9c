import type { FormField, MessageValues } from '@temple-land/portal-core';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

/** A field of a form with the keys of its labels. */
export type PortalField = FormField<string, TextKey>;

/** A field by its name. */
export type NamedFormField<Name extends string> = readonly [name: Name, field: PortalField];

/** Returns fields with their names, in their order. */
export const listNamedFields = <Name extends string>(fields: Readonly<Record<Name, PortalField>>) =>
  Object.entries(fields) as unknown as NamedFormField<Name>[];

/** Returns the values for the messages of fields: label and maximum length. */
export function getMessageValues<Name extends string>(
  fields: readonly NamedFormField<Name>[],
  { t }: Translation,
): Partial<Record<Name, MessageValues>> {
  const values: Partial<Record<Name, MessageValues>> = {};
  for (const [name, { labels, max = 0 }] of fields)
    values[name] = { label: t(labels.form), n: max };
  return values;
}
