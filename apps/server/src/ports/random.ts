import { randomFillSync, randomInt } from 'node:crypto';
import type { Random } from './ports.ts';

const drawnAtOnce = 4096;

// Each request needs some bytes, so they are read from the operating system in blocks; used ones are overwritten.
function drawer(): (count: number) => string {
  const pool = Buffer.alloc(drawnAtOnce);
  let next = drawnAtOnce;
  return (count) => {
    if (next + count > drawnAtOnce) {
      randomFillSync(pool);
      next = 0;
    }
    const part = pool.subarray(next, next + count);
    next += count;
    const text = part.toString('base64url');
    part.fill(0);
    return text;
  };
}

/** Randomness of the operating system. */
export const systemRandom: Random = {
  token: drawer(),
  below: (limit) => randomInt(limit),
};
