import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackPending, isCallPendingAtom } from './pendingCalls.ts';
import { portalStore } from './store.ts';

/** Returns a promise with the functions that settle it. */
function createDeferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const isPending = () => portalStore.get(isCallPendingAtom);

describe('the loader overlay', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is shown until the last of several promises has settled', async () => {
    const one = createDeferred<number>();
    const other = createDeferred<never>();
    const counted = [trackPending(one.promise), trackPending(other.promise)];
    expect(isPending()).toBe(true);
    one.resolve(7);
    await expect(counted[0]).resolves.toBe(7);
    expect(isPending()).toBe(true);
    other.reject(new Error('gone'));
    await expect(counted[1]).rejects.toThrow('gone');
    expect(isPending()).toBe(false);
  });

  it('is shown for half a minute at most; the promise may still resolve later', async () => {
    const late = createDeferred<string>();
    const counted = trackPending(late.promise);
    vi.advanceTimersByTime(29_999);
    expect(isPending()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isPending()).toBe(false);
    late.resolve('file');
    await expect(counted).resolves.toBe('file');
    const next = createDeferred<void>();
    const nextCounted = trackPending(next.promise);
    expect(isPending()).toBe(true);
    next.resolve();
    await nextCounted;
    expect(isPending()).toBe(false);
  });
});
