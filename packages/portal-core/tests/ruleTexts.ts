import * as v from 'valibot';
import { en, type MessageKey } from '../src/messages/en.ts';
import { formatMessage } from '../src/messages/format.ts';

/** Returns the English text of the first rule that a value breaks, with the values of the field. */
export function textOf(schema: v.GenericSchema, value: unknown, values = {}): string | undefined {
  const key = v.safeParse(schema, value).issues?.[0].message as MessageKey | undefined;
  return key && formatMessage(en[key], values);
}

/** Returns the English text of the first broken rule of each field, as a form shows them. */
export function textsOf(schema: v.GenericSchema, form: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of v.safeParse(schema, form).issues ?? []) {
    texts[v.getDotPath(issue) ?? ''] ??= en[issue.message as MessageKey];
  }
  return texts;
}

/** Returns the catalogue keys of the rules that a form breaks. */
export const listBrokenRules = (schema: v.GenericSchema, form: object): string[] =>
  v.safeParse(schema, form).issues?.map(({ message }) => message) ?? [];
