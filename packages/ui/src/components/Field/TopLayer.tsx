'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Shows the popover element around it in the browser's top layer. */
export function TopLayer({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => inside.current?.closest<HTMLElement>('[popover]')?.showPopover(), []);
  return (
    <div ref={inside} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
