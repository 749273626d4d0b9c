import { openRequest, sealResponse, type ServerFrame } from '@temple-land/portal-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLiveChannel, parseFrame, reconnectDelayMs } from './liveChannel.ts';
import { createSigner } from './call/signer.ts';

const signer = createSigner('key');
const ring: ServerFrame = {
  type: 'message',
  destination: '/topic/notification',
  body: { userId: 7, count: 2 },
};
const inboxChange: ServerFrame = {
  type: 'message',
  destination: '/topic/inbox',
  body: { userId: 7 },
};

vi.mock('./call/sendCall.ts', () => ({ getSigner: () => Promise.resolve(signer) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('parseFrame', () => {
  // Requirement: CA-064
  it('opens a sealed message', () => {
    expect(parseFrame(signer, JSON.stringify(sealResponse(signer, ring)))).toEqual(ring);
  });

  it.each([
    ['a forged message', JSON.stringify(sealResponse(createSigner('other'), ring))],
    ['another topic', JSON.stringify(sealResponse(signer, { ...ring, destination: '/topic/x' }))],
    ['an open message', JSON.stringify(ring)],
    ['no JSON', 'hello'],
  ])('drops %s', (_what, text) => {
    expect(parseFrame(signer, text)).toBeUndefined();
  });
});

it('doubles the delay after each lost connection, up to half a minute', () => {
  expect([0, 1, 2, 5, 20].map(reconnectDelayMs)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

/** A socket whose service is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly sent: unknown[] = [];
  constructor() {
    super();
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    const request = openRequest(signer, JSON.parse(text));
    this.sent.push(request.ok ? request.value : undefined);
  }
  receive(frame: ServerFrame): void {
    const data = JSON.stringify(sealResponse(signer, frame));
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  lose(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  close(): void {}
}

/** Opens a channel; `connect` returns its next socket, opened. */
function openFakeChannel() {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'https://land.example.in/' });
  const heard: string[] = [];
  openLiveChannel('token', {
    onFrame: ({ destination }) => heard.push(destination),
    onResumed: () => heard.push('resumed'),
    onRefused: () => heard.push('refused'),
  });
  let count = 0;
  const connect = async () => {
    await vi.advanceTimersByTimeAsync(reconnectDelayMs(0));
    const socket = FakeSocket.opened[count];
    if (socket === undefined) throw new Error('No socket was opened.');
    count += 1;
    socket.dispatchEvent(new Event('open'));
    return socket;
  };
  return { heard, connect };
}

describe('a channel', () => {
  it('says that it is open again when the service has answered the last of its subscriptions', async () => {
    const { heard, connect } = openFakeChannel();
    const first = await connect();
    first.receive(ring);
    first.lose(1006);
    const second = await connect();
    expect(second.sent).toEqual([
      { type: 'connect', token: 'token' },
      { type: 'subscribe', destination: '/topic/password' },
      { type: 'subscribe', destination: '/topic/inbox' },
      { type: 'subscribe', destination: '/topic/rights' },
      { type: 'subscribe', destination: '/topic/notification' },
    ]);
    second.receive(inboxChange);
    expect(heard).toEqual(['/topic/notification', '/topic/inbox']);
    second.receive(ring);
    second.receive(ring);
    expect(heard.slice(2)).toEqual(['/topic/notification', 'resumed', '/topic/notification']);
  });

  it('is not opened again when the session is refused', async () => {
    const { heard, connect } = openFakeChannel();
    (await connect()).lose(1008);
    expect(heard).toEqual(['refused']);
    await expect(connect()).rejects.toThrow('No socket');
  });
});
