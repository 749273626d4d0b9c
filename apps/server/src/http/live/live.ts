import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toRateLimitAddress } from '../../db/limits/networkAddress.ts';
import type { Deps } from '../../handler.ts';
import type { LiveHub } from './hub.ts';
import type { SignerFinder } from '../auth/signer.ts';
import { createSecurityLog } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { LiveConnection, type Shared } from './liveConnection.ts';
import { createSocketLimit } from './socketLimit.ts';

const socketsPerUser = 20;
/** Times ADDRESS_LIMIT_FACTOR. */
const socketsPerAddress = 100;

function isOwnOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== '') return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The options of the live channel. */
interface Live {
  deps: Deps;
  findSigner: SignerFinder;
  hub: LiveHub;
  metrics: Metrics;
  isPublic: () => Promise<boolean>;
}

/**
 * Mounts the WebSocket at `ws`; refuses pages of other origins and addresses with too many sockets. Each instance
 * counts its own sockets.
 */
export function mountLive(
  server: FastifyInstance,
  { deps, findSigner, hub, metrics, isPublic }: Live,
): void {
  const { config } = deps;
  const addresses = createSocketLimit<string>(socketsPerAddress * config.ADDRESS_LIMIT_FACTOR);
  const users = createSocketLimit<number>(socketsPerUser);
  const shared: Shared = { findSigner, deps, hub, users, isPublic };
  const recordOf = (request: FastifyRequest) => createSecurityLog(request, { config, metrics });
  server.get(
    '/ws',
    {
      websocket: true,
      config: { call: 'live' },
      preValidation: async (request, reply) => {
        const refuse = (code: number, reason: string) => {
          recordOf(request)('live channel refused', { reason });
          return reply.code(code).send();
        };
        if (!isOwnOrigin(request, config.PUBLIC_ORIGIN)) return refuse(403, 'origin');
        if (addresses.isFull(toRateLimitAddress(request.ip)))
          return refuse(503, 'sockets of an address');
        return undefined;
      },
    },
    (socket, request) => {
      socket.on('close', addresses.enter(toRateLimitAddress(request.ip)));
      void new LiveConnection(socket, shared, { log: request.log, record: recordOf(request) });
    },
  );
}
