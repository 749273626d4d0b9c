import type { CellValue } from '@temple-land/portal-core';
import type { Ring } from './ring.ts';

/** A record of the land register as a file has it: its cells in the order of the headings, and its outline. */
export interface ExportedRecord {
  cells: CellValue[];
  ring?: Ring;
}

/** The records of one kind with the headings by which an import recognises their fields. */
export interface ExportedLayer {
  /** The name of the layer or file: plots. */
  name: string;
  headings: readonly string[];
  /** The type of each column as a GeoPackage names it. */
  types: readonly string[];
  hasOutline: boolean;
  records: AsyncIterable<ExportedRecord>;
}

/** Writes layers into one file or a folder of files. */
export interface LayerWriter {
  /** Writes a layer and returns how many records it has. */
  write(layer: ExportedLayer): Promise<number>;
  close(): void;
}

/** Returns a ring whose first corner is repeated at the end, as files have it. */
export const closeRing = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring);
