import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies only: keys that reach for a prototype go, an empty body is none. */
export function installBodyParsers(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  const parse = server.getDefaultJsonParser('remove', 'remove');
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
