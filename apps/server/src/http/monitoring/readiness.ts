import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../withTimeout.ts';
import type { Deps } from '../../handler.ts';
import { HttpError } from '../errors.ts';

const limitMs = 3_000;

/** The state of this instance; `isStopping` is set when it is asked to stop. */
export interface ServerState {
  isStopping: boolean;
}

/**
 * Serves `ready`: 200 while this instance accepts requests, 503 when its database does not answer within three
 * seconds or it is stopping.
 */
export function mountReadiness(
  server: FastifyInstance,
  { db }: Deps,
  serverState: ServerState,
): void {
  server.get('/ready', async (_, reply) => {
    if (serverState.isStopping) throw new HttpError(503);
    await withTimeout(limitMs, db.execute(sql`select 1`));
    return reply.header('Cache-Control', 'no-store').send({ status: 200 });
  });
}

/** Sends `Connection: close` while the instance is stopping, so that clients reconnect to another one. */
export function closeConnectionsOnShutdown(
  server: FastifyInstance,
  serverState: ServerState,
): void {
  server.addHook('onSend', (_, reply, payload, done) => {
    if (serverState.isStopping) void reply.header('Connection', 'close');
    done(null, payload);
  });
}
