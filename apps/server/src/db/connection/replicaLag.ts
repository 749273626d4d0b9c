const mostSamples = 3600;

/** Measures how far a replica is behind, without comparing the clocks of two machines. */
export interface LagMeter {
  /** Adds where the log of the primary ended at a moment, in ms. */
  addPosition(at: number, position: number): void;
  /**
   * Returns for how many ms the primary has been ahead of what a replica has replayed, at most a sample too long; 0 when
   * the replica has replayed the last added position, undefined when it has not replayed any.
   */
  measure(at: number, replayed: number): number | undefined;
}

/** Creates a meter; it keeps the positions that the replica has not replayed, and the last one that it has. */
export function createLagMeter(): LagMeter {
  let samples: { at: number; position: number }[] = [];
  return {
    addPosition(at, position) {
      // Another server has taken the place of the primary.
      if (position < (samples.at(-1)?.position ?? 0)) samples = [];
      if (samples.length >= mostSamples) samples = samples.filter((_, index) => index % 2 === 0);
      samples.push({ at, position });
    },
    measure(at, replayed) {
      const newest = samples.findLastIndex(({ position }) => position <= replayed);
      if (newest < 0) return undefined;
      samples = samples.slice(newest);
      return samples.length === 1 ? 0 : at - (samples[0]?.at ?? at);
    },
  };
}
