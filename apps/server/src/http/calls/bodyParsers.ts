import type { FastifyInstance } from 'fastify';

/** Installs the JSON body parser: prototype keys are removed, an empty body is undefined. */
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
