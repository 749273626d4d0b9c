import { idleTimeoutMs, idleWarningMs } from '@temple-land/portal-core';

/** The stage of an idle session. */
export type IdleStage = 'active' | 'warning' | 'over';

/** Returns the stage after `idleMs`: a warning after 19 minutes, the end after 20 (spec 4, 9). */
export function getIdleStage(idleMs: number): IdleStage {
  if (idleMs >= idleTimeoutMs) return 'over';
  return idleMs >= idleTimeoutMs - idleWarningMs ? 'warning' : 'active';
}

/** The interval of keep-alive calls while a user is active on one page. */
const keepAliveIntervalMs = 5 * 60_000;

/** Returns whether a keep-alive call is due: the user was active since the last one, which is long ago. */
export function isKeepAliveDue(now: number, lastActivity: number, lastKeepAlive: number): boolean {
  return lastActivity > lastKeepAlive && now - lastKeepAlive >= keepAliveIntervalMs;
}
