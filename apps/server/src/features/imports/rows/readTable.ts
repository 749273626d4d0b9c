import {
  hasOutline,
  readImportRow,
  readOutline,
  type CellFault,
  type Polygons,
} from '@temple-land/portal-core';
import { parseWkt } from '../formats/wkt.ts';
import type { SourceRow } from '../formats/sourceTable.ts';
import { shapeConverter } from '../mapping/crs.ts';
import type { FieldSource, MappedTable } from '../mapping/mapping.ts';
import { addFault, type FaultList } from './faultList.ts';
import type { StagedRow } from './stage.ts';

const longestShown = 80;

const textOf = (source: FieldSource | undefined, { cells }: SourceRow) => {
  if (source === undefined) return undefined;
  return 'value' in source ? source.value : cells[source.column];
};

const isPolygons = (shape: Polygons | undefined): shape is Polygons => shape !== undefined;

/** Returns the shape of a row in degrees, a fault, or undefined when the row has none. */
function readShape(mapped: MappedTable, row: SourceRow, convert: (shape: Polygons) => Polygons) {
  if (!hasOutline(mapped.entity)) return undefined;
  const text = textOf(mapped.fields['outline'], row)?.trim() ?? '';
  const shape = text === '' ? row.polygons : parseWkt(text);
  if (text !== '' && !isPolygons(shape)) {
    return { field: 'outline', kind: 'outlineShape', detail: 'not a POLYGON' } as const;
  }
  return isPolygons(shape) ? readOutline(mapped.entity, convert(shape)) : undefined;
}

function placeFault(list: FaultList, mapped: MappedTable, at: Place, fault: CellFault): void {
  const text = textOf(mapped.fields[fault.field], at.row)?.slice(0, longestShown);
  const { source, row } = { source: at.source, row: at.row.row };
  addFault(list, { source, row, ...fault, ...(text === undefined ? {} : { text }) });
}

interface Place {
  source: number;
  row: SourceRow;
}

/** Reads the rows of a table as records; faults are added to the list. */
export async function* readTable(
  mapped: MappedTable,
  source: number,
  list: FaultList,
): AsyncGenerator<StagedRow> {
  const { table, entity, crs, fields } = mapped;
  const convert = shapeConverter(table.name, crs);
  const area = fields['area'];
  const unit = area !== undefined && 'unit' in area ? area.unit : 'acre';
  for await (const row of table.rows()) {
    const texts = Object.entries(fields).map(([name, from]) => [name, textOf(from, row)] as const);
    const { values, faults } = readImportRow(entity, Object.fromEntries(texts), unit);
    const shape = readShape(mapped, row, convert);
    if (shape !== undefined && 'kind' in shape) faults.push(shape);
    if (row.cellCount !== undefined) {
      const detail = `${row.cellCount} of ${table.headings.length} cells`;
      faults.push({ field: 'row', kind: 'cellCount', detail });
    }
    for (const fault of faults) placeFault(list, mapped, { source, row }, fault);
    const ring = shape !== undefined && 'ring' in shape ? { ring: shape.ring } : {};
    yield { source, row: row.row, values, ...ring };
  }
}
