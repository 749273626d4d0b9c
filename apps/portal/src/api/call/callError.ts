/**
 * Why a call gave no answer: the input breaks the contract, the service refused the request, it or the
 * network to it is not available, the answer's hash is wrong, the answer cannot be read, or the session
 * has ended.
 */
export type CallFailure =
  'input' | 'transport' | 'unavailable' | 'signature' | 'answer' | 'expired';

const reasonPhrases: Readonly<Record<number, string>> = {
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Returns the error of an HTTP status; HTTP/2 sends no words with it. */
export function toHttpError({ status, statusText }: Pick<Response, 'status' | 'statusText'>) {
  const reasonPhrase = statusText === '' ? (reasonPhrases[status] ?? '') : statusText;
  return new CallError(
    status >= 500 ? 'unavailable' : 'transport',
    `${status} ${reasonPhrase}`.trim(),
  );
}

/** Returns the error of an answer that tells that the bearer has lapsed, undefined for any other answer. */
export const getSessionError = ({ status }: Pick<Response, 'status'>) =>
  status === 401 ? new CallError('expired', 'The session has ended.') : undefined;

/** A call without an answer; `message` is the error text for the user of a transport error. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}
