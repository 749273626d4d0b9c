import { readFileSync } from 'node:fs';
import type { Variables } from '../validateConfig.ts';

/** The settings that can be in a file of their own, which the setting of that name with `_FILE` names. */
export const secretNames = [
  'DATABASE_URL',
  'ENVELOPE_KEY',
  'ADDRESS_KEY',
  'CODE_KEY',
  'CODE_KEYS_ACCEPTED',
  'DATA_KEY',
  'DATA_KEYS_ACCEPTED',
  'LOOKUP_KEY',
  'IDENTITY_TOKEN',
  'PAYMENT_TOKEN',
  'PAYMENT_SECRET',
  'SMS_TOKEN',
  'SMTP_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
] as const;

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'error';
    throw new Error(`${name}_FILE: ${file} cannot be read (${code}).`, { cause: error });
  }
}

/** Returns the settings that the files of secrets contain; throws when one is set in both ways. */
export function readSecretFiles(variables: Variables): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) throw new Error(`${name} and ${name}_FILE are both set.`);
    found[name] = readSecret(name, file);
  }
  return found;
}

/** Sets the settings of this process that are in files of their own. */
export function loadSecretFiles(): void {
  const found = readSecretFiles(process.env);
  for (const [name, value] of Object.entries(found)) {
    process.env[name] = value;
    // Loaded once: a command that starts the server does not find it twice.
    delete process.env[`${name}_FILE`];
  }
}
