import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import {
  notificationTopic,
  passwordTopic,
  sealRequest,
  type ServerFrame,
  type Signer,
  type ClientFrame,
} from '@temple-land/portal-core';
import { parseAnswer } from './wire.ts';

/** A client of the live channel. */
export interface Client {
  frames: ServerFrame[];
  /** Resolves with the close code of the socket. */
  closed: Promise<number>;
  say(frame: ClientFrame): void;
  sayRaw(text: string): void;
}

/** Returns a set whose sockets are closed after each test. */
export function trackSockets(): Set<WebSocket> {
  const open = new Set<WebSocket>();
  afterEach(() => {
    for (const socket of open) socket.terminate();
    open.clear();
  });
  return open;
}

/** Opens a socket with the origin of a page and adds it to `opened`, to be closed after the test. */
export async function openSocket(
  address: string,
  signer: Signer,
  opened: Set<WebSocket>,
  origin?: string,
): Promise<Client> {
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  opened.add(socket);
  const frames: ServerFrame[] = [];
  socket.on('message', (data) => {
    frames.push(parseAnswer(signer, String(data)) as ServerFrame);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const sayRaw = (text: string) => socket.send(text);
  const say = (frame: ClientFrame) => sayRaw(JSON.stringify(sealRequest(signer, frame)));
  return { frames, closed, say, sayRaw };
}

/** Connects with a token and subscribes to all topics at once, as the portal does. */
export async function subscribe(opening: Promise<Client>, token: string): Promise<Client> {
  const client = await opening;
  client.say({ type: 'connect', token });
  client.say({ type: 'subscribe', destination: passwordTopic });
  client.say({ type: 'subscribe', destination: notificationTopic });
  return client;
}
