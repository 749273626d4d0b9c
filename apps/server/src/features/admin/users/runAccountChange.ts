import { message } from '@temple-land/portal-core';
import type { ChangeTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import type { SignedIn } from '../../../handler.ts';

/** How a change went: no such account, made at once, or waiting for a second administrator. */
export type ChangeOutcome = 'missing' | 'done' | 'waiting';

/**
 * Makes a change or asks for it in one transaction, and tells about it afterwards: 200 done, 202 waiting,
 * 404 missing; the status and words of `Refused`.
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
