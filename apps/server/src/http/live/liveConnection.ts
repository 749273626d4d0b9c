import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import {
  notificationTopic,
  sealResponse,
  type ServerFrame,
  type Signer,
} from '@temple-land/portal-core';
import { countUnread } from '../../db/notifications/notify.ts';
import type { Context, Deps } from '../../handler.ts';
import type { Listener, LiveHub } from './hub.ts';
import { findCaller } from '../auth/authorise.ts';
import type { SignerFinder } from '../auth/signer.ts';
import { readFrame } from './readFrame.ts';
import type { SocketLimit } from './socketLimit.ts';

const connectWithinMs = 10_000;
/** The maximum frames of a socket; a browser sends four when it connects. */
const framesPerSocket = 100;
/** The maximum unsent bytes of a socket whose browser does not read. */
const unsentBytes = 256 * 1024;
// Close codes of the WebSocket protocol: policy violation, and an internal error after which the browser can reconnect.
const refused = 1008;
const tryAgain = 1011;

/** What the connections of an instance share. */
export interface Shared {
  findSigner: SignerFinder;
  deps: Deps;
  hub: LiveHub;
  /** The open sockets of this instance, by user. */
  users: SocketLimit<number>;
  isPublic: () => Promise<boolean>;
}

/** Where a connection writes what happens to it. */
interface Logs {
  log: FastifyBaseLogger;
  /** Writes to the security log. */
  record: Context['record'];
}

/** The connection of a browser; it receives its own messages after a frame with its session. */
export class LiveConnection {
  readonly #socket: WebSocket;
  readonly #shared: Shared;
  readonly #record: Context['record'];
  readonly #log: FastifyBaseLogger;
  #listener: Listener | undefined;
  #leave = () => {};
  #heard = Promise.resolve();
  #frames = 0;
  #waiting = 0;

  constructor(socket: WebSocket, shared: Shared, { log, record }: Logs) {
    this.#socket = socket;
    this.#shared = shared;
    this.#record = record;
    this.#log = log;
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
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'live channel failed');
        this.#socket.close(tryAgain);
      })
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
    else if (frame.type === 'subscribe') await this.#subscribe(frame.destination);
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
    const { userId, roleId, tokenHash } = caller;
    if (users.isFull(userId)) return this.#refuse('sockets of a user', userId);
    const leaveRoom = users.enter(userId);
    this.#listener = {
      userId,
      roleId,
      tokenHash,
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

  // The count of this moment tells a browser that comes back, from another instance too, that it has missed something.
  async #subscribe(topic: string): Promise<void> {
    const listener = this.#listener;
    if (!listener || listener.topics.has(topic)) return;
    listener.topics.add(topic);
    if (topic !== notificationTopic) return;
    const { userId } = listener;
    const count = await countUnread(this.#shared.deps.db, userId);
    listener.send({ type: 'message', destination: notificationTopic, body: { userId, count } });
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
