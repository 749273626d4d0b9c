import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { openRequest, sealResponse, UpFrame, type Signer } from '@temple-land/portal-core';
import type { Deps } from '../handler.ts';
import type { Listener, LiveHub } from '../ports/live.ts';
import { findCaller } from './authorise.ts';
import type { SignerFinder } from './signer.ts';

const connectWithinMs = 10_000;
// Codes of the websocket protocol: refused for good, and a fault of ours after which one may try again.
const refused = 1008;
const triesAgain = 1011;

function isOwnOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== '') return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function readFrame(findSigner: SignerFinder, data: string) {
  try {
    const sealed: unknown = JSON.parse(data);
    const signer = findSigner(sealed);
    const opened = openRequest(signer, sealed);
    if (!opened.ok) return undefined;
    const parsed = v.safeParse(UpFrame, opened.value);
    return parsed.success ? { frame: parsed.output, signer } : undefined;
  } catch {
    return undefined;
  }
}

/** One browser's connection: silent until its first frame names a session, then its own messages only. */
class Connection {
  readonly #socket: WebSocket;
  readonly #findSigner: SignerFinder;
  readonly #deps: Deps;
  readonly #hub: LiveHub;
  #listener: Listener | undefined;
  #leave = () => {};
  #heard = Promise.resolve();

  constructor(socket: WebSocket, findSigner: SignerFinder, deps: Deps, hub: LiveHub) {
    this.#socket = socket;
    this.#findSigner = findSigner;
    this.#deps = deps;
    this.#hub = hub;
    const timer = setTimeout(() => {
      if (!this.#listener) socket.close(refused);
    }, connectWithinMs);
    socket.on('close', () => {
      clearTimeout(timer);
      this.#leave();
    });
    socket.on('message', (data) => this.#queue(String(data)));
  }

  // One frame after another: a browser subscribes without waiting for its connect to be looked up.
  #queue(data: string): void {
    this.#heard = this.#heard
      .then(() => this.#hear(data))
      .catch(() => this.#socket.close(triesAgain));
  }

  async #hear(data: string): Promise<void> {
    // What had come before the connection was refused is not looked at any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const read = readFrame(this.#findSigner, data);
    if (read === undefined) return this.#socket.close(refused);
    const { frame, signer } = read;
    if (frame.type === 'connect') await this.#connect(frame.token, signer);
    else if (frame.type === 'subscribe') this.#listener?.topics.add(frame.destination);
    // A frame of type send is dropped: the server publishes by itself after the real change.
    return undefined;
  }

  async #connect(token: string | undefined, signer: Signer): Promise<void> {
    const { db, clock } = this.#deps;
    const caller = await findCaller(db, `Bearer ${token ?? ''}`, clock());
    if (!caller) return this.#socket.close(refused);
    if (this.#socket.readyState !== this.#socket.OPEN) return undefined;
    this.#leave();
    this.#listener = {
      userId: caller.userId,
      topics: new Set(),
      send: (frame) => this.#socket.send(JSON.stringify(sealResponse(signer, frame))),
      end: () => this.#socket.close(1000),
    };
    this.#leave = this.#hub.join(this.#listener);
    return undefined;
  }
}

/** Opens the websocket at `ws`; a page of another origin is refused. */
export function mountLive(
  server: FastifyInstance,
  deps: Deps,
  findSigner: SignerFinder,
  hub: LiveHub,
): void {
  server.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request, deps.config.PUBLIC_ORIGIN)) return reply.code(403).send();
        return undefined;
      },
    },
    (socket) => {
      void new Connection(socket, findSigner, deps, hub);
    },
  );
}
