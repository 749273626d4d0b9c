import { message } from '@temple-land/portal-core';
import type { ChangeTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import type { SignedIn } from '../../../handler.ts';

/** The result of a change: no such account, done, or waiting for a second administrator. */
export type ChangeOutcome = 'missing' | 'done' | 'waiting';

/**
 * Runs a change of an account in one transaction, then its notifications: 200 done, 202 waiting, 404 missing, or status
 * and message of `Refused`.
 */
export async function runAccountChange(
  context: SignedIn,
  change: (transaction: ChangeTransaction) => Promise<ChangeOutcome>,
) {
  const afterCommit: ChangeTransaction['afterCommit'] = [];
  try {
    const outcome = await context.db.transaction((tx) => change({ tx, context, afterCommit }));
    for (const run of afterCommit) await run();
    if (outcome === 'waiting') return { status: 202, isWaiting: true } as const;
    return { status: outcome === 'done' ? 200 : 404 };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { status, message: message(context.language, key) };
  }
}
