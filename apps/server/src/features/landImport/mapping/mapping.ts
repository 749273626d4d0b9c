import * as v from 'valibot';
import { landEntities, landImportFields, type LandEntity } from '@temple-land/portal-core';
import { UnreadableFile, type SourceTable } from '../formats/sourceTable.ts';

const FieldSource = v.union([
  v.strictObject({ column: v.string() }),
  v.strictObject({ column: v.string(), unit: v.picklist(['acre', 'decimal', 'hectare']) }),
  v.strictObject({ value: v.string() }),
]);

const TableMapping = v.strictObject({
  entity: v.picklist([...landEntities, 'skip']),
  crs: v.optional(v.string()),
  fields: v.record(v.string(), FieldSource),
});

const Mapping = v.strictObject({
  version: v.literal(1),
  tables: v.record(v.string(), TableMapping),
});

/** From where a field gets its text: a column, in a unit of area, or the same value in every row. */
export type FieldSource = v.InferOutput<typeof FieldSource>;

/** What a table contains and which column is which field; `outline` is a column with WKT. */
export type TableMapping = v.InferOutput<typeof TableMapping>;

/** The mapping of the tables of an import by their names. */
export type Mapping = v.InferOutput<typeof Mapping>;

/** A table with its mapping. */
export interface MappedTable {
  table: SourceTable;
  entity: LandEntity;
  crs: string;
  fields: Readonly<Record<string, FieldSource>>;
}

const outlineField = 'outline';

/** Parses a mapping file; throws with the position of a fault. */
export function parseMapping(text: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile('The mapping file is not JSON.', { cause: error });
  }
  const parsed = v.safeParse(Mapping, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnreadableFile(
    `The mapping file has a fault at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`,
  );
}

/** Returns what keeps a table from being imported with its mapping. */
function findMappingFaults(table: SourceTable, { entity, fields }: TableMapping): string[] {
  if (entity === 'skip') return [];
  const known = landImportFields[entity];
  const unknown = Object.entries(fields).flatMap(([field, source]) => {
    if (known[field] === undefined && field !== outlineField)
      return [`${entity} has no field ${field}`];
    const isMissing = 'column' in source && !table.headings.includes(source.column);
    return isMissing ? [`there is no column ${source.column}`] : [];
  });
  const missing = Object.entries(known)
    .filter(([name, field]) => field.isRequired && fields[name] === undefined)
    .map(([name]) => `no column is named for ${name}`);
  return [...unknown, ...missing];
}

/**
 * Joins tables with their mappings, in the order of the land register; throws when a column is missing or unknown. The
 * coordinate system of the mapping wins over that of the file, and `crs` is that of files without one.
 */
export function mapTables(
  tables: readonly SourceTable[],
  mapping: Mapping,
  crs: string,
): MappedTable[] {
  const faults: string[] = [];
  const mapped = tables.flatMap((table): MappedTable[] => {
    const own = mapping.tables[table.name];
    if (own === undefined) {
      faults.push(`${table.name}: the mapping does not name this table`);
      return [];
    }
    faults.push(...findMappingFaults(table, own).map((fault) => `${table.name}: ${fault}`));
    if (own.entity === 'skip') return [];
    return [{ table, entity: own.entity, crs: own.crs ?? table.crs ?? crs, fields: own.fields }];
  });
  if (faults.length > 0)
    throw new UnreadableFile(`The mapping has faults:\n- ${faults.join('\n- ')}`);
  const level = ({ entity }: MappedTable) => landEntities.indexOf(entity);
  return mapped.sort((one, other) => level(one) - level(other));
}
