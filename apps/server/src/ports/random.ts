import { randomFillSync, randomInt } from 'node:crypto';
import type { Random } from './ports.ts';

const blockBytes = 4096;

// Random bytes are read from the operating system in blocks; used bytes are overwritten.
function createByteReader(): (count: number) => string {
  const pool = Buffer.alloc(blockBytes);
  let next = blockBytes;
  return (count) => {
    if (next + count > blockBytes) {
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

/** The random source of the operating system. */
export const systemRandom: Random = {
  token: createByteReader(),
  below: (limit) => randomInt(limit),
};
