'use client';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/** The props of `FocusFallback`. */
export interface FocusFallbackProps {
  /** The element that receives the focus. */
  fallbackRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Moves the focus to another element when its children are removed while they have the focus. */
export function FocusFallback({ fallbackRef, children }: FocusFallbackProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- an element around this box is attached after it
      if (element?.contains(document.activeElement) === true) fallbackRef.current?.focus();
    };
  }, [fallbackRef]);
  return <div ref={box}>{children}</div>;
}
