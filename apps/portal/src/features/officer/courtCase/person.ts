import type { PrefixedKey } from '../../../i18n/textKey.ts';

/** The particulars of a party to a case, as they are typed. */
export interface Person {
  name: string;
  fatherName: string;
  address: string;
  mobileNo: string;
}
export type PersonField = keyof Person;

/** The fields of a party in the order of the form. */
export const personFields: readonly PersonField[] = ['name', 'fatherName', 'address', 'mobileNo'];

/** A party of whom nothing is known. */
export const nobody: Person = { name: '', fatherName: '', address: '', mobileNo: '' };

/** Returns what is wrong with a field of a party, whose masked number may stay; undefined when nothing is. */
export function findPersonProblem(
  person: Person,
  field: PersonField,
  keptNumber = '',
): PrefixedKey<'courtCase'> | undefined {
  const text = person[field].trim();
  if (field === 'name' && text === '') return 'courtCase:party.missing.name';
  if (field === 'address' && text === '') return 'courtCase:party.missing.address';
  const isMobile = text === '' || text === keptNumber || /^[6-9]\d{9}$/.test(text);
  return field === 'mobileNo' && !isMobile ? 'courtCase:party.mobile.wrong' : undefined;
}
