import { fileURLToPath } from 'node:url';

const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/** The environment of every program that a test starts: the path, and a folder of compiled code, which Node reuses. */
export const programEnvironment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compiled,
});
