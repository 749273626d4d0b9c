import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedAsPending, isCallPendingAtom } from './pendingCalls.ts';
import { portalStore } from './store.ts';

/** Work that a test ends. */
function work<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const isPending = () => portalStore.get(isCallPendingAtom);

describe('what the visitor waits for', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is pending until the last of several has settled, whichever way', async () => {
    const one = work<number>();
    const other = work<never>();
    const counted = [countedAsPending(one.promise), countedAsPending(other.promise)];
    expect(isPending()).toBe(true);
    one.resolve(7);
    await expect(counted[0]).resolves.toBe(7);
    expect(isPending()).toBe(true);
    other.reject(new Error('gone'));
    await expect(counted[1]).rejects.toThrow('gone');
    expect(isPending()).toBe(false);
  });

  it('covers the page for half a minute at most, and may still come', async () => {
    const late = work<string>();
    const counted = countedAsPending(late.promise);
    vi.advanceTimersByTime(29_999);
    expect(isPending()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isPending()).toBe(false);
    late.resolve('file');
    await expect(counted).resolves.toBe('file');
    const next = work<void>();
    const nextCounted = countedAsPending(next.promise);
    expect(isPending()).toBe(true);
    next.resolve();
    await nextCounted;
    expect(isPending()).toBe(false);
  });
});
