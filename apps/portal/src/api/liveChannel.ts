import {
  ServerFrame,
  inboxTopic,
  notificationTopic,
  openResponse,
  passwordTopic,
  rightsTopic,
  sealRequest,
  type Signer,
  type ClientFrame,
  serviceBase,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import { getSigner } from './call/sendCall.ts';

/** What a live channel reports. */
export interface LiveListener {
  onFrame(frame: ServerFrame): void;
  /** Called when the channel is open again after a loss: what was sent meanwhile was missed. */
  onResumed(): void;
  /** Called when the service refuses the session for good. */
  onRefused(): void;
}

const firstDelayMs = 1000;
const maxDelayMs = 30_000;
const policyViolationCode = 1008;
// The service answers a subscription to the last one with the count of this moment, so that then all are subscribed.
const topics = [passwordTopic, inboxTopic, rightsTopic, notificationTopic] as const;

/** Returns the delay in ms before reconnect attempt n (from 0): doubled each time, at most 30 s. */
export function reconnectDelayMs(attempt: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** attempt);
}

/**
 * Returns the frame in a sealed text from the service, undefined when it cannot be opened or is not a frame of the
 * contract.
 */
export function parseFrame(signer: Signer, text: string): ServerFrame | undefined {
  try {
    const envelope = openResponse(signer, JSON.parse(text));
    const parsed = v.safeParse(ServerFrame, envelope.ok ? envelope.value : undefined);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function getChannelUrl(): string {
  const address = new URL(`${serviceBase}ws`, globalThis.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** A live channel that reconnects until it is closed. */
export interface LiveChannel {
  /** Sends a frame; returns whether the channel was open. */
  send(frame: ClientFrame): boolean;
  close(): void;
}

/**
 * Opens the live channel for a session token: the token in the first frame, every frame sealed, subscribed to password
 * and bell messages (spec 4, 7). A lost connection is opened again.
 */
export function openLiveChannel(token: string, listener: LiveListener): LiveChannel {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let signer: Signer | undefined;
  let attempt = 0;
  let isLost = false;
  let isClosed = false;

  const send = (frame: ClientFrame): boolean => {
    if (signer === undefined || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(sealRequest(signer, frame)));
    return true;
  };

  const subscribe = () => {
    attempt = 0;
    send({ type: 'connect', token });
    for (const destination of topics) send({ type: 'subscribe', destination });
  };

  const scheduleReconnect = () => {
    if (isClosed) return;
    isLost = true;
    timer = setTimeout(() => void connect(), reconnectDelayMs(attempt));
    attempt += 1;
  };

  const handleMessage = ({ data }: MessageEvent) => {
    const frame = signer && typeof data === 'string' ? parseFrame(signer, data) : undefined;
    if (frame === undefined) return;
    listener.onFrame(frame);
    if (!isLost || frame.destination !== notificationTopic) return;
    isLost = false;
    listener.onResumed();
  };

  async function connect(): Promise<void> {
    try {
      signer = await getSigner();
    } catch {
      scheduleReconnect();
      return;
    }
    if (isClosed) return;
    socket = new WebSocket(getChannelUrl());
    socket.addEventListener('open', subscribe);
    socket.addEventListener('message', handleMessage);
    socket.addEventListener('close', ({ code }) => {
      // An ended session is refused for good, so reconnecting is useless.
      if (code !== policyViolationCode) scheduleReconnect();
      else if (!isClosed) listener.onRefused();
    });
  }

  void connect();
  return {
    send,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
