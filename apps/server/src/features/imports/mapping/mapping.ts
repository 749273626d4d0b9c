import * as v from 'valibot';
import {
  importEntities,
  importFields,
  isLandEntity,
  type ImportEntity,
} from '@temple-land/portal-core';
import { UnreadableFile, type SourceTable } from '../formats/sourceTable.ts';

const FieldSource = v.union([
  v.strictObject({ column: v.string() }),
  v.strictObject({ column: v.string(), unit: v.picklist(['acre', 'decimal', 'hectare']) }),
  v.strictObject({ value: v.string() }),
]);

const TableMapping = v.strictObject({
  entity: v.picklist([...importEntities, 'skip']),
  crs: v.optional(v.string()),
  fields: v.record(v.string(), FieldSource),
  repeats: v.optional(v.boolean()),
});

const Mapping = v.strictObject({
  version: v.literal(1),
  tables: v.record(v.string(), v.union([TableMapping, v.array(TableMapping)])),
});

/** From where a field gets its text: a column, in a unit of area, or the same value in every row. */
export type FieldSource = v.InferOutput<typeof FieldSource>;

/**
 * What a table contains and which column is which field; `outline` is a column with WKT. A table that
 * `repeats` a record in many rows, beside lower ones, has it once for all rows that say the same.
 */
export type TableMapping = v.InferOutput<typeof TableMapping>;

/** The mapping of the tables of an import by their names. */
export type Mapping = v.InferOutput<typeof Mapping>;

/** A table with its mapping. */
export interface MappedTable {
  table: SourceTable;
  entity: ImportEntity;
  crs: string;
  fields: Readonly<Record<string, FieldSource>>;
  /** Whether many rows say the same of one record. */
  isRepeated: boolean;
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
  const known = importFields[entity];
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

const levelOf = ({ entity }: { entity: string }) =>
  importEntities.findIndex((one) => one === entity);

/**
 * Returns the faults of a table with several mappings, of the land register: all but the lowest one repeat their
 * records.
 */
function findRepeatFaults(parts: readonly TableMapping[]): string[] {
  const others = parts.filter(({ entity }) => entity !== 'skip' && !isLandEntity(entity));
  if (parts.length > 1 && others.length > 0)
    return others.map(({ entity }) => `a table with ${entity}s has no other records`);
  const lowest = Math.max(...parts.map(levelOf));
  return parts
    .filter((part) => (part.repeats ?? false) !== levelOf(part) < lowest)
    .map(({ entity }) => `"repeats" is for records above others in the same rows: ${entity}`);
}

/**
 * Joins tables with their mappings, in the order in which they are written; throws when a column is missing or unknown. The
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
    const parts = [own].flat();
    const found = [
      ...parts.flatMap((part) => findMappingFaults(table, part)),
      ...findRepeatFaults(parts),
    ];
    faults.push(...found.map((fault) => `${table.name}: ${fault}`));
    return parts.flatMap(({ entity, fields, repeats = false, crs: ownCrs }): MappedTable[] => {
      if (entity === 'skip') return [];
      return [{ table, entity, crs: ownCrs ?? table.crs ?? crs, fields, isRepeated: repeats }];
    });
  });
  if (faults.length > 0)
    throw new UnreadableFile(`The mapping has faults:\n- ${faults.join('\n- ')}`);
  return mapped.sort((one, other) => levelOf(one) - levelOf(other));
}
