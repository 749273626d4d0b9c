'use client';
import { useCallback, useEffect, useState, type ComponentType } from 'react';

const delayMs = 1000;

/** A component whose code is loaded after the page. */
export interface LazyComponent<Props> {
  /** Undefined until its code is loaded. */
  Component: ComponentType<Props> | undefined;
  /** Loads the code; resolves to false when that failed, and can be called again. */
  load: () => Promise<boolean>;
}

/**
 * Returns a component that is loaded a second after the page if `isLikely` returns true, or when `load` is called.
 */
export function useLazyComponent<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  isLikely: () => boolean,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    try {
      const loaded = await fetch();
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [fetch]);
  useEffect(() => {
    if (!isLikely()) return undefined;
    const timer = setTimeout(() => void load(), delayMs);
    return () => clearTimeout(timer);
  }, [load, isLikely]);
  return { Component, load };
}
