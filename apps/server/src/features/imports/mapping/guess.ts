import {
  hasOutline,
  keyFieldOf,
  importEntities,
  importFields,
  referenceFields,
  isLandEntity,
  type ImportEntity,
} from '@temple-land/portal-core';
import type { SourceTable } from '../formats/sourceTable.ts';
import type { FieldSource, Mapping, TableMapping } from './mapping.ts';

const outlineHeadings = ['wkt', 'outline', 'geometry', 'geom', 'thegeom', 'shape'];
const unitOfHeading: readonly (readonly [RegExp, 'decimal' | 'hectare'])[] = [
  [/(^|[^a-z])(ha|hectares?)($|[^a-z])/i, 'hectare'],
  [/(^|[^a-z])(dec|decimals?)($|[^a-z])/i, 'decimal'],
];
/** A shapefile cuts off the names of its columns here. */
const shortHeadingLength = 10;

const normalise = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

function isHeading(heading: string, known: readonly string[]): boolean {
  const text = normalise(heading);
  if (known.includes(text)) return true;
  return heading.length === shortHeadingLength && known.some((one) => one.startsWith(text));
}

function toSource(field: string, column: string): FieldSource {
  const unit = unitOfHeading.find(([pattern]) => pattern.test(column))?.[1];
  return field === 'area' && unit !== undefined ? { column, unit } : { column };
}

const areaWithUnit = (heading: string) =>
  unitOfHeading.some(([pattern]) => pattern.test(heading)) && /^area/i.test(heading);

function guessFields(table: SourceTable, entity: ImportEntity): Record<string, FieldSource> {
  const free = new Set(table.headings);
  const fields: Record<string, FieldSource> = {};
  for (const [name, { headings }] of Object.entries(importFields[entity])) {
    // A heading that stands earlier in the list of a field fits better.
    const column = headings
      .flatMap((known) => [...free].filter((heading) => isHeading(heading, [known])))
      .concat(name === 'area' ? [...free].filter(areaWithUnit) : [])
      .at(0);
    if (column === undefined) continue;
    fields[name] = toSource(name, column);
    free.delete(column);
  }
  const wkt = [...free].find((heading) => isHeading(heading, outlineHeadings));
  if (hasOutline(entity) && !table.hasShapes && wkt !== undefined)
    fields['outline'] = { column: wkt };
  return fields;
}

/** Headings that any record can have, so that they do not tell which one it is. */
const generalHeadings = new Set(['number', 'name', 'nameen', 'nameenglish', 'code']);

const hasOwnHeading = (table: SourceTable, entity: ImportEntity) => {
  const headings = importFields[entity][keyFieldOf(entity)]?.headings ?? [];
  const own = headings.filter((heading) => !generalHeadings.has(heading));
  return table.headings.some((heading) => isHeading(heading, own));
};

const isWhole = (entity: ImportEntity, fields: Record<string, FieldSource>) =>
  Object.entries(importFields[entity]).every(
    ([name, { isRequired }]) => !isRequired || fields[name] !== undefined,
  );

const khatiyanPlaces = new Set<string>([...referenceFields, 'number']);

/** Guesses the mapping of the khatiyans in a list of plots that has more of them than their number. */
function guessKhatiyan(table: SourceTable, plots: TableMapping): TableMapping | undefined {
  const used = new Set(Object.values(plots.fields).flatMap((from) => Object.values(from)));
  const fields = Object.entries(guessFields(table, 'khatiyan')).filter(
    ([name, from]) => khatiyanPlaces.has(name) || ('column' in from && !used.has(from.column)),
  );
  const hasMore = fields.some(([name]) => !khatiyanPlaces.has(name));
  const mapping = {
    entity: 'khatiyan',
    fields: Object.fromEntries(fields),
    repeats: true,
  } as const;
  return hasMore && isWhole('khatiyan', mapping.fields) ? mapping : undefined;
}

/** Returns the kind of record that a table is named after, as `officers.csv` or the sheet `Officers` is. */
function findNamed({ name }: SourceTable): ImportEntity | undefined {
  const title = (name.split('#').at(-1) ?? name).replace(/\.[a-z]+$/i, '');
  return importEntities.find((one) => normalise(`${one}s`) === normalise(title));
}

/** Guesses the record of a register: the one that the table is named after, else the one with all required columns. */
function guessRegister(table: SourceTable): ImportEntity | undefined {
  const named = findNamed(table);
  if (named !== undefined) return isLandEntity(named) ? undefined : named;
  return importEntities.find(
    (one) =>
      !isLandEntity(one) && hasOwnHeading(table, one) && isWhole(one, guessFields(table, one)),
  );
}

/**
 * Guesses what a table contains: a record of a register, or of the land register the lowest record that has a column
 * for what tells its records apart, else the lowest whose required columns are all there; otherwise the table is
 * skipped.
 */
function guessTable(table: SourceTable): Mapping['tables'][string] {
  const lowestFirst = importEntities.filter(isLandEntity).reverse();
  const entity =
    guessRegister(table) ??
    lowestFirst.find((one) => hasOwnHeading(table, one)) ??
    lowestFirst.find((one) => isWhole(one, guessFields(table, one)));
  if (entity === undefined) return { entity: 'skip', fields: {} };
  const own = { entity, fields: guessFields(table, entity) };
  const above = entity === 'plot' ? guessKhatiyan(table, own) : undefined;
  return above === undefined ? own : [above, own];
}

/** Returns a first guess of the mapping by the headings of the tables, which may all contain one named kind of record. */
export const guessMapping = (tables: readonly SourceTable[], entity?: ImportEntity): Mapping => ({
  version: 1,
  tables: Object.fromEntries(
    tables.map((table) => [
      table.name,
      entity === undefined ? guessTable(table) : { entity, fields: guessFields(table, entity) },
    ]),
  ),
});
