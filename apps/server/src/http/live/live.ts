import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { sealResponse, type ServerFrame, type Signer } from '@temple-land/portal-core';
import { toRateLimitAddress } from '../../db/limits/networkAddress.ts';
import type { Context, Deps } from '../../handler.ts';
import type { Listener, LiveHub } from '../../ports/live.ts';
import { findCaller } from '../auth/authorise.ts';
import { createSecurityLog } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { readFrame } from './readFrame.ts';
import { createSocketLimit, type SocketLimit } from './socketLimit.ts';
import type { SignerFinder } from '../auth/signer.ts';

const connectWithinMs = 10_000;
/** The maximum frames of a socket; a browser sends three when it connects. */
const framesPerSocket = 100;
const socketsPerUser = 20;
/** Times ADDRESS_LIMIT_FACTOR. */
const socketsPerAddress = 100;
/** The maximum unsent bytes of a socket whose browser does not read. */
const unsentBytes = 256 * 1024;
// Close codes of the WebSocket protocol: policy violation, and an internal error after which the browser can reconnect.
const refused = 1008;
const tryAgain = 1011;

function isOwnOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== '') return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What the connections of an instance share. */
interface Shared {
  findSigner: SignerFinder;
  deps: Deps;
  hub: LiveHub;
  /** The open sockets of this instance, by user. */
  users: SocketLimit<number>;
  isPublic: () => Promise<boolean>;
}

/** The connection of a browser; it receives its own messages after a frame with its session. */
class Connection {
  readonly #socket: WebSocket;
  readonly #shared: Shared;
  readonly #record: Context['record'];
  #listener: Listener | undefined;
  #leave = () => {};
  #heard = Promise.resolve();
  #frames = 0;
  #waiting = 0;

  constructor(socket: WebSocket, shared: Shared, record: Context['record']) {
    this.#socket = socket;
    this.#shared = shared;
    this.#record = record;
    const timer = setTimeout(() => {
      if (!this.#listener) this.#refuse('silence');
    }, connectWithinMs);
    socket.on('close', () => {
      clearTimeout(timer);
      this.#leave();
    });
    socket.on('message', (data) => this.#queue(String(data)));
  }

  #refuse(reason: string, userId = this.#listener?.userId): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#record('live channel refused', { reason, userId });
    this.#socket.close(refused);
    // Remaining data is read, so that the browser's close frame arrives.
    this.#socket.resume();
  }

  // Frames are handled one after another, because a browser subscribes without waiting for the answer to its connect;
  // the socket is paused meanwhile.
  #queue(data: string): void {
    this.#frames += 1;
    if (this.#frames > framesPerSocket) return this.#refuse('frames');
    this.#waiting += 1;
    this.#socket.pause();
    this.#heard = this.#heard
      .then(() => this.#hear(data))
      .catch(() => this.#socket.close(tryAgain))
      .then(() => this.#readOn());
    return undefined;
  }

  #readOn(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#socket.resume();
  }

  async #hear(data: string): Promise<void> {
    // Frames received before a refusal are ignored.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const read = readFrame(this.#shared.findSigner, data);
    if (read === undefined) return this.#refuse('frame');
    const { frame, signer } = read;
    if (frame.type === 'connect') await this.#connect(frame.token, signer);
    else if (frame.type === 'subscribe') this.#listener?.topics.add(frame.destination);
    // A frame of type send is dropped: the server publishes by itself after the real change.
    return undefined;
  }

  async #connect(token: string | undefined, signer: Signer): Promise<void> {
    const { hub, users } = this.#shared;
    const caller = await this.#findCaller(token);
    if (!caller) return this.#refuse('session');
    if (this.#socket.readyState !== this.#socket.OPEN) return undefined;
    this.#leave();
    this.#leave = () => {};
    const { userId, roleId } = caller;
    if (users.isFull(userId)) return this.#refuse('sockets of a user', userId);
    const leaveRoom = users.enter(userId);
    this.#listener = {
      userId,
      roleId,
      territory: caller,
      topics: new Set(),
      send: (frame) => this.#send(signer, frame),
      end: () => this.#socket.close(1000),
    };
    const leaveHub = hub.join(this.#listener);
    this.#leave = () => {
      leaveHub();
      leaveRoom();
    };
    // The session can have ended before the hub knew this connection.
    if (!(await this.#findCaller(token))) this.#refuse('session');
    return undefined;
  }

  // A citizen hears nothing while the portal is closed to the public.
  async #findCaller(token: string | undefined) {
    const { deps, isPublic } = this.#shared;
    const caller = await findCaller(deps, `Bearer ${token ?? ''}`, deps.clock());
    return caller?.userType === 'CI' && !(await isPublic()) ? undefined : caller;
  }

  #send(signer: Signer, frame: ServerFrame): void {
    if (this.#socket.bufferedAmount > unsentBytes) return this.#socket.terminate();
    this.#socket.send(JSON.stringify(sealResponse(signer, frame)));
    return undefined;
  }
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
  const shared = { findSigner, deps, hub, users, isPublic };
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
      void new Connection(socket, shared, recordOf(request));
    },
  );
}
