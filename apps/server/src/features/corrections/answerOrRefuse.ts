import { message, type MessageKey } from '@temple-land/portal-core';
import type { ChangeTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import type { SignedIn } from '../../handler.ts';

/** Throws the refusal of a request with its message. */
export const refuse = (status: 400 | 409, key: MessageKey): never => {
  throw new Refused({ status, key });
};

/** Answers a refusal with its message, and runs what follows a commit otherwise. */
export async function answerOrRefuse<Answer>(
  context: SignedIn,
  work: (transaction: Omit<ChangeTransaction, 'tx'>) => Promise<Answer>,
) {
  const afterCommit: ChangeTransaction['afterCommit'] = [];
  try {
    const answer = await work({ context, afterCommit });
    for (const run of afterCommit) await run();
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    // A number that is taken is a value that the record cannot have.
    return { status: status === 111 ? 400 : status, message: message(context.language, key) };
  }
}
