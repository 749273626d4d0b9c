import { loginAttemptWindowMs } from '@temple-land/portal-core';

/** How often an address may send passwords and second factors at login. */
export const addressLimit = { action: 'login', requests: 200, windowMs: loginAttemptWindowMs };
