import { idleWarningMs } from '@temple-land/portal-core';

/** The stage of an idle session. */
export type IdleStage = 'active' | 'warning' | 'over';

/**
 * Returns the stage after `idleMs`: the end after `timeoutMs`, 20 minutes unless the office has fewer, and a warning one
 * minute before (spec 4, 9).
 */
export function getIdleStage(idleMs: number, timeoutMs: number): IdleStage {
  if (idleMs >= timeoutMs) return 'over';
  return idleMs >= timeoutMs - idleWarningMs ? 'warning' : 'active';
}

/** The interval of keep-alive calls while a user is active on one page. */
const keepAliveIntervalMs = 5 * 60_000;

/** Returns whether a keep-alive call is due: the user was active since the last one, which is long ago. */
export function isKeepAliveDue(now: number, lastActivity: number, lastKeepAlive: number): boolean {
  return lastActivity > lastKeepAlive && now - lastKeepAlive >= keepAliveIntervalMs;
}
