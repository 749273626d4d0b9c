import { idleTimeoutMs, idleWarningMs } from '@temple-land/portal-core';

/** How a session stands after a time without a sign of life. */
export type IdleStage = 'active' | 'warning' | 'over';

/** Returns the stage after `idleMs`: warned one minute before the end at 20 minutes (spec 4, 9). */
export function getIdleStage(idleMs: number): IdleStage {
  if (idleMs >= idleTimeoutMs) return 'over';
  return idleMs >= idleTimeoutMs - idleWarningMs ? 'warning' : 'active';
}

/** How long the service may hear nothing from a user who is busy on one page. */
const keepAliveIntervalMs = 5 * 60_000;

/** Returns whether to tell the service that its user is there: active since, and not told for long. */
export function isKeepAliveDue(now: number, lastActivity: number, lastKeepAlive: number): boolean {
  return lastActivity > lastKeepAlive && now - lastKeepAlive >= keepAliveIntervalMs;
}
