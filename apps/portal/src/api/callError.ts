/**
 * Why a call gave no answer: the input breaks the contract, the network or the service failed,
 * the answer's hash is wrong, the answer cannot be read, or the session has ended.
 */
export type CallFailure = 'input' | 'transport' | 'signature' | 'answer' | 'expired';

/** A call without an answer; `message` is the error text for the user of a transport error. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}
