import type { FastifyError, FastifyInstance } from 'fastify';

/** A transport error: an HTTP status that needs no further explanation to the caller. */
export class HttpError extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(`HTTP ${statusCode}`);
    this.statusCode = statusCode;
  }
}

const words: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  503: 'Service Unavailable',
};

/** One place for everything that goes wrong: a general text and an id that is also in the log. */
export function installErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const known = words[status];
    if (known === undefined) request.log.error({ err: error, reqId: request.id }, 'request failed');
    void reply
      .code(known === undefined ? 500 : status)
      .header('Cache-Control', 'no-store')
      .type('application/json')
      .send({
        status: known === undefined ? 500 : status,
        message: known ?? 'Internal Server Error',
        requestId: request.id,
      });
  });
}
