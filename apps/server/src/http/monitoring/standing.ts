import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../withTimeout.ts';
import type { Deps } from '../../handler.ts';
import { HttpError } from '../errors.ts';

const patienceMs = 3_000;

/** Whether this instance goes on taking requests; set when it is asked to stop. */
export interface Standing {
  isStopping: boolean;
}

/**
 * Serves `ready`: 200 while this instance should get requests, 503 when its database does not answer
 * within three seconds or it is about to stop.
 */
export function mountReadiness(server: FastifyInstance, { db }: Deps, standing: Standing): void {
  server.get('/ready', async (_, reply) => {
    if (standing.isStopping) throw new HttpError(503);
    await withTimeout(patienceMs, db.execute(sql`select 1`));
    return reply.header('Cache-Control', 'no-store').send({ status: 200 });
  });
}

/** Asks every client of a stopping instance to come back on a new connection, which others will take. */
export function partWhenStopping(server: FastifyInstance, standing: Standing): void {
  server.addHook('onSend', (_, reply, payload, done) => {
    if (standing.isStopping) void reply.header('Connection', 'close');
    done(null, payload);
  });
}
