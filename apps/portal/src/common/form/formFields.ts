import type { FormField, MessageValues } from '@temple-land/portal-core';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

/** A field of a form whose labels are texts of the page copy. */
export type PortalField = FormField<string, TextKey>;

/** A field by its name. */
export type NamedFormField<Name extends string> = readonly [name: Name, field: PortalField];

/** Returns fields with their names, in their order. */
export const namedFields = <Name extends string>(fields: Readonly<Record<Name, PortalField>>) =>
  Object.entries(fields) as unknown as NamedFormField<Name>[];

/** Returns what the messages of fields name: the label, and the most characters. */
export function messageValuesOf<Name extends string>(
  fields: readonly NamedFormField<Name>[],
  { t }: Translation,
): Partial<Record<Name, MessageValues>> {
  const values: Partial<Record<Name, MessageValues>> = {};
  for (const [name, { labels, max = 0 }] of fields)
    values[name] = { label: t(labels.form), n: max };
  return values;
}
