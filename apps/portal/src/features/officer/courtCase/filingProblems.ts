import type { PlaceLevel } from '../../../common/land/places.ts';
import { findPersonProblem, personFields, type PersonField } from './person.ts';
import type { CaseFiling } from './useCaseFiling.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';

/** A field of the form that files a case: a level of the place, a text, or a field of a respondent by its position. */
export type FilingField = PlaceLevel | 'area' | 'facts' | `${number}.${PersonField}`;

/** What is wrong with a field of the form; `level` is the missing level of the place. */
export interface FilingProblem {
  field: FilingField;
  key: PrefixedKey<'courtCase'> | 'specification:apply.area.number';
  level?: PlaceLevel;
}

const requiredLevels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza', 'khatian'];
const acres = /^\d{1,5}(\.\d{1,4})?$/;

function listPlaceProblems({ place }: CaseFiling): FilingProblem[] {
  return requiredLevels
    .filter((level) => place[level] === '')
    .map((level) => ({ field: level, level, key: 'courtCase:file.place.missing' }));
}

function listAreaProblems({ area }: CaseFiling): FilingProblem[] {
  if (area.trim() === '') return [{ field: 'area', key: 'courtCase:file.area.missing' }];
  const isArea = acres.test(area.trim()) && Number(area) > 0;
  return isArea ? [] : [{ field: 'area', key: 'specification:apply.area.number' }];
}

/** Returns what is wrong with a case that is being filed, in the order of the form. */
export function listFilingProblems(filing: CaseFiling): FilingProblem[] {
  const people = filing.respondents.flatMap((person, index) =>
    personFields.flatMap((field): FilingProblem[] => {
      const key = findPersonProblem(person, field);
      return key === undefined ? [] : [{ field: `${index}.${field}`, key }];
    }),
  );
  const factsProblems: FilingProblem[] =
    filing.facts.trim() === '' ? [{ field: 'facts', key: 'courtCase:file.facts.missing' }] : [];
  return [...listPlaceProblems(filing), ...listAreaProblems(filing), ...factsProblems, ...people];
}
