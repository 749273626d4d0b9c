import {
  isShown,
  type FormField,
  type FormFields,
  type MessageValues,
} from '@temple-land/portal-core';
import type { FullKey, Translation } from '../../i18n/textKey.ts';

/** A field of a form whose labels are texts of the page copy. */
export type PortalField = FormField<string, FullKey>;

/** A field by its name. */
export type NamedFormField<Name extends string> = readonly [name: Name, field: PortalField];

/** Returns `t` for the texts of fields: their namespace is `common`, or one that the page of the form has loaded. */
export const toFieldTranslate = ({ t }: { t: unknown }) =>
  t as (key: FullKey, values?: MessageValues) => string;

/** Returns fields with their names, in their order. */
export const listNamedFields = <Name extends string>(fields: Readonly<Record<Name, PortalField>>) =>
  Object.entries(fields) as unknown as NamedFormField<Name>[];

/** Returns those of the fields that the form shows beside the other answers; `form` has all fields of the form. */
export const listShownFields = <Name extends string>(
  fields: readonly NamedFormField<Name>[],
  form: FormFields,
  answers: Readonly<Record<string, unknown>>,
) => fields.filter(([name]) => isShown(form, name, answers));

/** Returns what the messages of fields name: the label, and the most characters. */
export function getMessageValues<Name extends string>(
  fields: readonly NamedFormField<Name>[],
  text: Translation,
): Partial<Record<Name, MessageValues>> {
  const translate = toFieldTranslate(text);
  const values: Partial<Record<Name, MessageValues>> = {};
  for (const [name, { labels, max = 0 }] of fields)
    values[name] = { label: translate(labels.form), n: max };
  return values;
}
