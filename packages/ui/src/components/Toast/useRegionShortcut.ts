'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first button of the region with F6; returns a function that moves it back. */
export function useRegionShortcut(region: RefObject<HTMLElement | null>): () => void {
  const previousFocus = useRef<Element>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      const button = region.current?.querySelector('button');
      if (event.key !== 'F6' || !button || region.current?.matches(':focus-within')) return;
      event.preventDefault();
      previousFocus.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, [region]);
  return () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    previousFocus.current = null;
  };
}
