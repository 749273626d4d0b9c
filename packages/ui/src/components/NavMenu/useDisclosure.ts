'use client';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';

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

/** The props for the state of a panel. */
export interface DisclosureState {
  /** Whether it is open, if it is controlled. */
  isOpen?: boolean;
  /** Whether it is open initially. */
  defaultOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Returns the state of a panel. Escape, a press outside and moving the focus out of it close it; a modal dialog above it
 * does not.
 */
export function useDisclosure(state: DisclosureState = {}): Disclosure {
  const { isOpen: controlledOpen, defaultOpen = false, onOpenChange } = state;
  const [isOpen, setOpen] = useControlledState(controlledOpen, defaultOpen, onOpenChange);
  const boxRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const dismiss = useCallback(() => {
    setOpen(false);
    buttonRef.current?.focus();
  }, [setOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const isInModalAbove = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return false;
      const modal = target.closest('dialog:modal');
      return modal !== null && !modal.contains(boxRef.current);
    };
    const closeOutside = (event: Event) => {
      const isInside = event.target instanceof Node && boxRef.current?.contains(event.target);
      if (isInside !== true && !isInModalAbove(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isInModalAbove(event.target)) dismiss();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, setOpen, dismiss]);

  return { isOpen, setOpen, dismiss, boxRef, buttonRef };
}
