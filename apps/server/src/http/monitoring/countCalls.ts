import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../handler.ts';

/** Counts every answer of a call for the figures of operation. */
export function countCalls(server: FastifyInstance, { calls }: Deps): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call !== undefined) calls.count(call, reply.statusCode);
    done();
  });
}
