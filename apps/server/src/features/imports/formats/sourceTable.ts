import type { Polygons } from '@temple-land/portal-core';

/** A row of a file: its number as people count it, its cells by heading, and its shape in the file's own coordinates. */
export interface SourceRow {
  row: number;
  cells: Readonly<Record<string, string>>;
  polygons?: Polygons;
  /** How many cells the row has when that is not the number of headings. */
  cellCount?: number;
}

/** A table of a file: a CSV file, a sheet, a layer. */
export interface SourceTable {
  /** The name of the file, and the sheet or layer in it: `land.gpkg#plots`. */
  name: string;
  headings: readonly string[];
  /** The coordinate system that the file names, for example EPSG:32645. */
  crs?: string;
  /** Whether rows have shapes of their own; otherwise a column may contain WKT. */
  hasShapes: boolean;
  /** Whether cells are named by a column letter, as in a spreadsheet. */
  isSheet: boolean;
  rows(): AsyncIterable<SourceRow>;
}

/** A file that cannot be imported, with a reason for the operator. */
export class UnreadableFile extends Error {}
