import { message, type MessageKey } from '@temple-land/portal-core';
import { Refused } from '../../approvals/refused.ts';
import type { SignedIn } from '../../handler.ts';

/** Throws the refusal of a request with its message. */
export const refuse = (status: 400 | 409, key: MessageKey): never => {
  throw new Refused({ status, key });
};

/** Returns the answer of some work, or its refusal with the message. */
export async function answerOrRefuse<Answer>(context: SignedIn, work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    // A number that is taken is a value that the record cannot have.
    return { status: status === 111 ? 400 : status, message: message(context.language, key) };
  }
}
