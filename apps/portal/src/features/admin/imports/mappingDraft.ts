import {
  hasOutline,
  importEntities,
  importFields,
  type ImportMapping,
  type ImportPreview,
  type ImportTablePart,
  type ImportEntity,
} from '@temple-land/portal-core';

/** From where a field gets its text. */
type FieldSource = ImportTablePart['fields'][number];

/** A field that a kind of record can have. */
export interface MappableField {
  name: string;
  isRequired: boolean;
}

/** Returns the fields of a kind of record, with its outline where the text of a column can be one. */
export function listMappableFields(
  entity: ImportTablePart['entity'],
  { hasShapes }: Pick<ImportPreview, 'hasShapes'>,
): MappableField[] {
  if (entity === 'skip') return [];
  const fields = Object.entries(importFields[entity]).map(([name, { isRequired }]) => ({
    name,
    isRequired,
  }));
  const canHaveColumn = hasOutline(entity) && !hasShapes;
  return canHaveColumn ? [...fields, { name: 'outline', isRequired: false }] : fields;
}

/** Returns a kind of record by its name; `skip` for another text. */
export const toEntity = (text: string): ImportEntity | 'skip' =>
  importEntities.find((entity) => entity === text) ?? 'skip';

/** Returns from where a field gets its text. */
export const findSource = ({ fields }: ImportTablePart, name: string): FieldSource | undefined =>
  fields.find(({ field }) => field === name);

/** Returns a part in which a field comes from another column; from none with an empty one. */
export function setColumn(part: ImportTablePart, name: string, column: string): ImportTablePart {
  const { unit } = findSource(part, name) ?? {};
  const others = part.fields.filter(({ field }) => field !== name);
  if (column === '') return { ...part, fields: others };
  const source = { field: name, column, ...(unit === undefined ? {} : { unit }) };
  return { ...part, fields: [...others, source] };
}

/** Returns a part in which the area is in another unit. */
export const setUnit = (
  part: ImportTablePart,
  unit: NonNullable<FieldSource['unit']>,
): ImportTablePart => ({
  ...part,
  fields: part.fields.map((source) =>
    source.field === 'area' && source.column !== undefined ? { ...source, unit } : source,
  ),
});

/** Returns a part with another kind of record, which keeps the columns of fields that both have. */
export const setEntity = (
  part: ImportTablePart,
  entity: ImportTablePart['entity'],
  table: ImportPreview,
): ImportTablePart => {
  const known = new Set(listMappableFields(entity, table).map(({ name }) => name));
  return { ...part, entity, fields: part.fields.filter(({ field }) => known.has(field)) };
};

/** Returns the mapping with another part of a table; a table that is left out has no further parts. */
export const setPart = (
  mapping: ImportMapping,
  table: string,
  index: number,
  part: ImportTablePart,
): ImportMapping =>
  mapping.map((own) => {
    if (own.table !== table) return own;
    if (part.entity === 'skip') return { table, parts: [{ ...part, repeats: false }] };
    return { table, parts: own.parts.map((each, at) => (at === index ? part : each)) };
  });

/** Returns the required fields without a column. */
export const listMissing = (part: ImportTablePart, table: ImportPreview): string[] =>
  listMappableFields(part.entity, table)
    .filter(({ name, isRequired }) => isRequired && findSource(part, name) === undefined)
    .map(({ name }) => name);
