import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Returns the argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

let dummyHash: Promise<string> | undefined;

/**
 * Returns whether a password matches a hash. Without a hash (unknown user, no password yet) it takes the same time and
 * returns false.
 */
export async function isPasswordCorrect(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const isMatch = await verify(passwordHash || (await dummyHash), password);
  return Boolean(passwordHash) && isMatch;
}
