import * as v from 'valibot';
import type { ListEntity } from '../../schemas/admin/importKinds.ts';
import type { Field } from '../../schemas/admin/fields.ts';
import { landLists } from '../../schemas/lists/land.ts';
import { publishLists } from '../../schemas/lists/publish.ts';
import { workLists } from '../../schemas/lists/work.ts';
import { reference, same, type ImportField, type ImportFields } from './fieldMakers.ts';
import { districtAliases, mouzaAliases, tahasilAliases } from './landFields.ts';

const lists: Readonly<Record<ListEntity, { fields: Readonly<Record<string, Field>> }>> = {
  tender: publishLists.tender,
  kisam: landLists.kisam,
  satwa: landLists.satwa,
  rate: landLists.rate,
  contact: publishLists.contact,
  faq: publishLists.faq,
  holiday: workLists.holiday,
};

/** The fields that no file has: why a record changes, what is in another table, and a place, which has its own columns. */
const leftOut = new Set([
  'answers',
  'corrigendum',
  'documentLanguage',
  'effectiveOn',
  'mouzaId',
  'source',
]);

/** Headings besides the name of a field, by list and field. */
const otherHeadings: Readonly<Record<string, readonly string[]>> = {
  'tender.letterNo': ['tenderno', 'tendernumber', 'letternumber'],
  'tender.startDate': ['startson', 'opensat'],
  'tender.closeDate': ['closeson', 'closesat', 'enddate'],
  'kisam.name': ['kisam', 'kisamname'],
  'kisam.kisamClass': ['class'],
  'satwa.name': ['satwa', 'satwaname'],
  'satwa.satwaClass': ['class'],
  'rate.ratePerAcre': ['rate'],
  'contact.phone': ['telephone', 'phoneno'],
  'faq.place': ['order', 'sortorder'],
  'contact.place': ['order', 'sortorder'],
  'holiday.day': ['date', 'holidayon'],
  'holiday.nameEn': ['name', 'holiday'],
};

const kinds: Partial<Record<Field['kind'], ImportField['kind']>> = {
  line: 'text',
  name: 'text',
  text: 'lines',
  html: 'lines',
  number: 'number',
  rupees: 'number',
  moment: 'moment',
  day: 'day',
  choice: 'choice',
};

const mostCharacters = 20_000;

/** Returns how cells become the values of a field of a list; its own schema checks them. */
function toImportField(list: ListEntity, name: string, field: Field): ImportField {
  const kind = kinds[field.kind];
  if (kind === undefined) throw new Error(`No import has the kind of the field ${list}.${name}.`);
  return {
    kind,
    isRequired: field.isRequired,
    maxLength: mostCharacters,
    isValid: (value) => v.is(field.schema, value),
    shape: 'as the form of the list requires',
    headings: [name.toLowerCase(), ...(otherHeadings[`${list}.${name}`] ?? [])],
    ...(field.choices === undefined ? {} : { choices: same(...field.choices) }),
  };
}

/** The mouza of a rate; without one the rate is that of every mouza. */
const mouza: ImportFields = {
  district: reference(...districtAliases, 'districtcode'),
  tahasil: reference(...tahasilAliases),
  mouza: reference(...mouzaAliases),
};

const buildFields = (list: ListEntity): ImportFields => ({
  ...(list === 'rate' ? mouza : {}),
  ...Object.fromEntries(
    Object.entries(lists[list].fields)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, field]) => [name, toImportField(list, name, field)]),
  ),
});

/** The fields of the lists that administrators maintain, which follow from the lists themselves. */
export const listFields: Readonly<Record<ListEntity, ImportFields>> = {
  tender: buildFields('tender'),
  kisam: buildFields('kisam'),
  satwa: buildFields('satwa'),
  rate: buildFields('rate'),
  contact: buildFields('contact'),
  faq: buildFields('faq'),
  holiday: buildFields('holiday'),
};
