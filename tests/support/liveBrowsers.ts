import type { LookupFunction } from 'node:net';
import { vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { notificationTopic } from '@temple-land/portal-core';
import { openLiveChannel } from '../../apps/portal/src/api/liveChannel.ts';
import type { Proxy } from './nginx.ts';

/** What a browser has heard on its live channel. */
export interface HeardChannel {
  /** The count of unread notifications in each message. */
  counts: number[];
  /** How often the channel was open again after a loss. */
  resumed: number;
  close(): void;
}

/** Browsers behind a proxy, with the portal's own code of the live channel. */
export interface LiveBrowsers {
  open(token: string): HeardChannel;
  /** Returns how many connections were lost. */
  countLost(): number;
  /** Lets no browser connect until the returned function is called. */
  hold(): () => void;
  /** Makes the globals of this process what they were. */
  leave(): void;
}

function openHeard(token: string): HeardChannel {
  const heard: HeardChannel = { counts: [], resumed: 0, close: () => {} };
  const channel = openLiveChannel(token, {
    onFrame: (frame) => {
      if (frame.destination === notificationTopic) heard.counts.push(frame.body.count);
    },
    onResumed: () => {
      heard.resumed += 1;
    },
    onRefused: () => {},
  });
  heard.close = channel.close;
  return heard;
}

/** Makes this process a browser on pages of a proxy; `fetchByProxy` fetches through it. */
export function startLiveBrowsers(
  proxy: Proxy,
  origin: string,
  fetchByProxy: typeof fetch,
): LiveBrowsers {
  let held = Promise.resolve();
  let lost = 0;
  const [address, family] = ['127.0.0.1', 4];
  const lookup: LookupFunction = (_, { all }, found) =>
    void held.then(() => (all ? found(null, [{ address, family }]) : found(null, address, family)));
  class BrowserSocket extends WebSocket {
    constructor(page: string) {
      const behind = new URL(page);
      behind.port = String(proxy.port);
      const options: ClientOptions & { lookup: LookupFunction } = { ca: proxy.ca, origin, lookup };
      super(behind, options);
      this.on('error', () => undefined).on('close', () => {
        lost += 1;
      });
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', fetchByProxy);
  return {
    open: openHeard,
    countLost: () => lost,
    hold: () => {
      let release = () => {};
      held = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    leave: () => vi.unstubAllGlobals(),
  };
}
