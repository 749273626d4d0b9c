import { attempts } from '../../apps/server/src/db/schema/account.ts';
import type { TestApp } from './makeApp.ts';

/** Records that an address (`ip:…`) or a user (`id:…`) has just made a number of requests of a kind. */
export async function recordRequests(
  { deps, clock }: TestApp,
  subject: string,
  action: string,
  count: number,
): Promise<void> {
  const used = { count, windowStart: clock.now(), lockedOn: null };
  await deps.db
    .insert(attempts)
    .values({ subject, action, ...used })
    .onConflictDoUpdate({ target: [attempts.subject, attempts.action], set: used });
}
