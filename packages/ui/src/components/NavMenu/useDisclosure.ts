import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A panel that a button opens. */
export interface Disclosure {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Closes the panel and returns the focus to its button. */
  dismiss: () => void;
  /** The element around button and panel. */
  boxRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The state of a panel that its caller controls. */
export interface DisclosureState {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Returns the state of a panel. Escape, a press outside and moving the focus out of it close it; a modal dialog above it
 * does not.
 */
export function useDisclosure(state: DisclosureState = {}): Disclosure {
  const { isOpen: given, onOpenChange } = state;
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const boxRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const setOpen = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const dismiss = useCallback(() => {
    setOpen(false);
    buttonRef.current?.focus();
  }, [setOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const isAbove = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return false;
      const modal = target.closest('dialog:modal');
      return modal !== null && !modal.contains(boxRef.current);
    };
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && boxRef.current?.contains(event.target);
      if (isInside !== true && !isAbove(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isAbove(event.target)) dismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, setOpen, dismiss]);

  return { isOpen, setOpen, dismiss, boxRef, buttonRef };
}
