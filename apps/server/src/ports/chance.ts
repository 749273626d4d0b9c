import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from './ports.ts';

/** Randomness of the operating system. */
export const systemChance: Chance = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  below: (limit) => randomInt(limit),
};
