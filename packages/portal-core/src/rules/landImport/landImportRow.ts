import type { AreaUnit } from '../land/area.ts';
import { readLandCell, type CellValue } from './landImportCells.ts';
import type { LandFault } from './landImportFault.ts';
import type { LandEntity } from '../../schemas/land/landImport.ts';
import { landImportFields } from './landImportFields.ts';

/** A read row: its values by field, null where a cell is empty, not mapped or faulty; and its faults. */
export interface LandRow {
  values: Record<string, CellValue>;
  faults: LandFault[];
}

/** Reads the cells of a row, which are texts by field, as a record of the land register. */
export function readLandRow(
  entity: LandEntity,
  cells: Readonly<Record<string, string | undefined>>,
  unit: AreaUnit = 'acre',
): LandRow {
  const row: LandRow = { values: {}, faults: [] };
  for (const [name, field] of Object.entries(landImportFields[entity])) {
    const cell = readLandCell(field, cells[name] ?? '', unit);
    row.values[name] = 'value' in cell ? cell.value : null;
    if (!('value' in cell)) row.faults.push({ field: name, ...cell });
  }
  return row;
}
