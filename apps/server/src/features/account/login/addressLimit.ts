import { loginAttemptWindowMs } from '@temple-land/portal-core';

/** The rate limit per address for passwords and second factors at login. */
export const addressLimit = { action: 'login', requests: 200, windowMs: loginAttemptWindowMs };
