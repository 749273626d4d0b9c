import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first button of the region with F6; returns a function that moves it back. */
export function useReach(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const button = region.current?.querySelector('button');
      if (event.key !== 'F6' || !button || region.current?.matches(':focus-within')) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [region]);
  return () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
}
