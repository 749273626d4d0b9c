/**
 * Why a call has no answer: the input breaks the contract, the service refused the request, the service or the network
 * is unavailable, the hash of the answer is wrong, the answer cannot be read, or the session has ended.
 */
export type CallFailure =
  'input' | 'transport' | 'unavailable' | 'signature' | 'answer' | 'expired';

const reasonPhrases: Readonly<Record<number, string>> = {
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Returns the error of an HTTP status; HTTP/2 has no reason phrase, so the common ones are listed here. */
export function toHttpError({ status, statusText }: Pick<Response, 'status' | 'statusText'>) {
  const reasonPhrase = statusText === '' ? (reasonPhrases[status] ?? '') : statusText;
  return new CallError(
    status >= 500 ? 'unavailable' : 'transport',
    `${status} ${reasonPhrase}`.trim(),
  );
}

/** Returns the error of a response whose bearer has expired, undefined for any other response. */
export const getSessionError = ({ status }: Pick<Response, 'status'>) =>
  status === 401 ? new CallError('expired', 'The session has ended.') : undefined;

/** A call without an answer; for a transport error `message` is the text shown to the user. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}
