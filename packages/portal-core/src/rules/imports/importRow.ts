import type { AreaUnit } from '../land/area.ts';
import { readImportCell, type CellValue } from './importCells.ts';
import type { CellFault } from './importFault.ts';
import type { ImportEntity } from '../../schemas/admin/importKinds.ts';
import { importFields } from './importFields.ts';

/** A read row: its values by field, null where a cell is empty, not mapped or faulty; and its faults. */
export interface ImportRow {
  values: Record<string, CellValue>;
  faults: CellFault[];
}

/** Reads the cells of a row, which are texts by field, as a record of the land register. */
export function readImportRow(
  entity: ImportEntity,
  cells: Readonly<Record<string, string | undefined>>,
  unit: AreaUnit = 'acre',
): ImportRow {
  const row: ImportRow = { values: {}, faults: [] };
  for (const [name, field] of Object.entries(importFields[entity])) {
    const cell = readImportCell(field, cells[name] ?? '', unit);
    row.values[name] = 'value' in cell ? cell.value : null;
    if (!('value' in cell)) row.faults.push({ field: name, ...cell });
  }
  return row;
}
