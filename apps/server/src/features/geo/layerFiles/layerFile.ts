import type { Ring } from '../../../db/land/ring.ts';

/** The value of a field of a plot. */
export type FieldValue = string | number;

/** A plot of a file: its values in the order of the fields, and its outline. */
export interface LayerPlot {
  values: readonly FieldValue[];
  ring: Ring;
}

/** A layer of plots: the names of its fields and its plots. */
export interface Layer {
  fields: readonly string[];
  plots: readonly LayerPlot[];
}

/** Returns twice the area of a ring, positive when its corners are counter-clockwise. */
const getTwiceArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);

/** Returns a ring in a direction with its first corner repeated at the end. */
export function closeRing(ring: Ring, direction: 'clockwise' | 'counterClockwise'): Ring {
  const isCounter = getTwiceArea(ring) > 0;
  const turned = isCounter === (direction === 'counterClockwise') ? ring : ring.toReversed();
  return [...turned, ...turned.slice(0, 1)];
}
