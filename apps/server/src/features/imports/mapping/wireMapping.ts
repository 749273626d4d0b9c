import type { ImportMapping, ImportPreview } from '@temple-land/portal-core';
import type { SourceTable } from '../formats/sourceTable.ts';
import type { FieldSource, Mapping } from './mapping.ts';

type WireSource = ImportMapping[number]['parts'][number]['fields'][number];

function toSource({ column, unit, value }: WireSource): FieldSource | undefined {
  if (column === undefined) return value === undefined ? undefined : { value };
  return unit === undefined ? { column } : { column, unit };
}

/** Returns the mapping of a file for the screen. */
export const toWireMapping = ({ tables }: Mapping): ImportMapping =>
  Object.entries(tables).map(([table, parts]) => ({
    table,
    parts: [parts].flat().map(({ entity, fields, repeats = false }) => ({
      entity,
      repeats,
      fields: Object.entries(fields).map(([field, source]) => ({ field, ...source })),
    })),
  }));

/** Returns the mapping that a screen has sent. */
export const fromWireMapping = (mapping: ImportMapping): Mapping => ({
  version: 1,
  tables: Object.fromEntries(
    mapping.map(({ table, parts }) => [
      table,
      parts.map(({ entity, repeats, fields }) => ({
        entity,
        ...(repeats ? { repeats } : {}),
        fields: Object.fromEntries(
          fields.flatMap((from) => {
            const source = toSource(from);
            return source === undefined ? [] : [[from.field, source] as const];
          }),
        ),
      })),
    ]),
  ),
});

const shownCharacters = 80;

/** Returns a table with its first rows, in which long texts are cut off. */
export async function readPreview(table: SourceTable, rowsMax: number): Promise<ImportPreview> {
  const { name, headings, crs = '', hasShapes } = table;
  const preview: ImportPreview = { name, headings: [...headings], crs, hasShapes, rows: [] };
  for await (const { row, cells } of table.rows()) {
    const texts = headings.map((heading) => (cells[heading] ?? '').slice(0, shownCharacters));
    preview.rows.push({ row, cells: texts });
    if (preview.rows.length >= rowsMax) break;
  }
  return preview;
}

/** Returns a table without rows, by which a mapping is checked before the files are read again. */
export const toRowlessTable = ({ name, headings, crs, hasShapes }: ImportPreview): SourceTable => ({
  name,
  headings,
  hasShapes,
  isSheet: false,
  ...(crs === '' ? {} : { crs }),
  rows: () => {
    throw new Error('A preview has no further rows.');
  },
});
