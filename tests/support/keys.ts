import { readConfig, type Variables } from '../../apps/server/src/config.ts';
import { applyKeyRotation } from '../../apps/server/src/db/activity/applyKeyRotation.ts';
import type { TestApp } from './makeApp.ts';

/** Changes the settings of the service, as a restart with these variables does. */
export async function restartWith({ deps }: TestApp, variables: Variables): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...variables });
  await applyKeyRotation(deps.db, config, deps.clock());
  deps.config = config;
}
