import type { SheetPlot, ValuationLine } from '@temple-land/portal-core';
import type { LineField, TypedLine } from './sheetEntry.ts';

/** The props of `SheetLineFields`. */
export interface SheetLineFieldsProps {
  index: number;
  line: TypedLine;
  /** The line as it is computed. */
  computed: ValuationLine | undefined;
  /** The acres of the whole sheet, on which the concession depends. */
  areaGranted: number;
  plots: readonly SheetPlot[];
  idOf: (field: LineField) => string;
  findError: (field: LineField) => string | undefined;
  change: (changed: Partial<TypedLine>) => void;
  /** Removes the line; the only line cannot be removed. */
  remove: (() => void) | undefined;
}
