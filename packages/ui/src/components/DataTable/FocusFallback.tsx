import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/** The props of `KeepFocus`. */
export interface KeepFocusProps {
  /** Gets the focus when the children go away with it. */
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Around controls that go away once they have been pressed. */
export function KeepFocus({ heir, children }: KeepFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- an heir around this box is attached after it
      if (element?.contains(document.activeElement) === true) heir.current?.focus();
    };
  }, [heir]);
  return <div ref={box}>{children}</div>;
}
