import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import type { Variables } from '../../config.ts';

const ownerOnly = 0o600;
const keyBytes = 32;

/** The settings that an installation creates for itself. */
export const keyNames = [
  'ENVELOPE_KEY',
  'ADDRESS_KEY',
  'CODE_KEY',
  'DATA_KEY',
  'LOOKUP_KEY',
] as const;

/** Returns a key for each of those settings: the one that is given, as in a container with secrets, or a random one. */
export const createKeys = (given: Variables): Variables =>
  Object.fromEntries(
    keyNames.map((name) => [name, given[name] || randomBytes(keyBytes).toString('base64url')]),
  );

/** Adds the settings of a file to the environment of this process; a variable that is set already stays. */
export function loadSettings(file: string): void {
  if (existsSync(file)) loadEnvFile(file);
}

const quoted = (value: string) => (/^[\w.:/@?=&%,+-]*$/.test(value) ? value : `'${value}'`);

/** Throws when a value cannot be written into a settings file. */
function refuseUnwritable(name: string, value: string): void {
  if (/['\r\n]/.test(value)) throw new Error(`${name} must not contain a quote or a line break.`);
}

/** Writes a new settings file that only its owner can read; throws when there is a file of that name. */
export function writeSettings(file: string, settings: Variables): void {
  const lines = Object.entries(settings).flatMap(([name, value = '']) => {
    refuseUnwritable(name, value);
    return value === '' ? [] : [`${name}=${quoted(value)}`];
  });
  const head =
    '# Settings of the portal; docs/running.md describes each. Keep this file secret and with the backups.';
  writeFileSync(file, [head, ...lines, ''].join('\n'), { mode: ownerOnly, flag: 'wx' });
}
