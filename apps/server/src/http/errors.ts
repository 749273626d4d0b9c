import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimited } from '../db/limits/rateLimit.ts';
import { isDatabaseUnavailable } from '../db/errors/databaseUnavailable.ts';
import { isInvalidValue } from '../db/errors/sqlState.ts';
import { TimedOut } from './withTimeout.ts';

/** A transport error with an HTTP status. */
export class HttpError extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(`HTTP ${statusCode}`);
    this.statusCode = statusCode;
  }
}

const errorTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
const unavailableRetrySeconds = 5;

function getHttpStatus(error: Error & { statusCode?: number | undefined }): number {
  if (error instanceof RateLimited || error instanceof TimedOut || isDatabaseUnavailable(error))
    return 503;
  if (isInvalidValue(error)) return 400;
  const status = error.statusCode ?? 500;
  if (status in errorTexts) return status;
  // Other client errors of libraries are answered with 400.
  return status >= 400 && status < 500 ? 400 : 500;
}

/** Answers an error with its status, a general text and the request id, under which the log has the details. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = getHttpStatus(error);
  if ((status >= 500 && !(error instanceof RateLimited)) || isInvalidValue(error)) {
    request.log.error({ err: error }, 'request failed');
  }
  if (status === 503) {
    const seconds =
      error instanceof RateLimited ? error.retryAfterSeconds : unavailableRetrySeconds;
    void reply.header('Retry-After', seconds);
  }
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json')
    .send({ status, message: errorTexts[status], requestId: request.id });
}

/** Installs the error handler and the answer to unknown paths. */
export function installErrors(server: FastifyInstance): void {
  server.setErrorHandler(answerError);
}
