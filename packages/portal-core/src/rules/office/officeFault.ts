import * as v from 'valibot';
import type { MessageKey } from '../../messages/en.ts';
import { parseOfferedLanguages } from '../../messages/languages.ts';
import type { OfficeField } from '../../messages/officeTexts.ts';
import { OptionalEmail } from '../../validators/values/person.ts';
import { WebAddress } from '../../validators/values/shared.ts';

const links: ReadonlySet<string> = new Set(['facebook', 'x', 'youtube']);

const isValid = (schema: v.GenericSchema, value: string) => v.safeParse(schema, value).success;

/** Returns whether a text has no braces, or only `{year}` in a copyright line, where it stands for the present year. */
function hasSoundBraces(field: OfficeField, value: string): boolean {
  const rest = field.startsWith('copyright') ? value.replaceAll('{year}', '') : value;
  return !/[{}]/.test(rest);
}

/** Returns what is wrong with a detail of the office; undefined if it is valid. Only links and the mark may be empty. */
export function findOfficeFault(field: OfficeField, value: string): MessageKey | undefined {
  if (links.has(field))
    return value === '' || isValid(WebAddress, value) ? undefined : 'shared.url';
  if (field === 'mark') return /^([0-9a-f]{64})?$/.test(value) ? undefined : 'office.mark';
  if (field === 'languages')
    return parseOfferedLanguages(value).join(',') === value ? undefined : 'office.languages';
  if (field === 'readers') return /^[12]$/.test(value) ? undefined : 'admin.invalid';
  if (value.trim() === '') return 'admin.required';
  if (field === 'email' && !isValid(OptionalEmail, value)) return 'registration.email.format';
  return hasSoundBraces(field, value) ? undefined : 'office.braces';
}
