import { readConfig, type Variables } from '../../apps/server/src/config.ts';
import { adoptKeys } from '../../apps/server/src/db/activity/adoptKeys.ts';
import type { TestApp } from './makeApp.ts';

/** Gives the service other settings, as a stop and a start with these variables would. */
export async function restartWith({ deps }: TestApp, variables: Variables): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...variables });
  await adoptKeys(deps.db, config, deps.clock());
  deps.config = config;
}
