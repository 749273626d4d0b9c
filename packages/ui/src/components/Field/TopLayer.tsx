import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Shows the popover around it above everything, so that no scrolling box or dialog cuts it off. */
export function TopLayer({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => inside.current?.closest<HTMLElement>('[popover]')?.showPopover(), []);
  return (
    <div ref={inside} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
