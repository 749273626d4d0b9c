import type { Ring } from '../../../db/land/ring.ts';
import type { ExportedLayer } from './records.ts';

/** Writes layers into one file or a folder of files. */
export interface LayerWriter {
  /** Writes a layer and returns how many records it has. */
  write(layer: ExportedLayer): Promise<number>;
  close(): void;
}

/** Returns a ring whose first corner is repeated at the end, as files have it. */
export const closeRing = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring);
