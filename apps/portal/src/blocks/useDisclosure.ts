import { useEffect, useRef, useState, type RefObject } from 'react';

/** A panel that a button opens. */
export interface Disclosure<Box extends HTMLElement, Button extends HTMLElement> {
  isOpen: boolean;
  toggle(): void;
  /** Closes the panel; the focus returns to the button when it was inside. */
  close(): void;
  /** The element around button and panel. */
  boxRef: RefObject<Box | null>;
  buttonRef: RefObject<Button | null>;
}

/** Keeps a panel that closes with Escape, with a press outside and when the focus leaves it. */
export function useDisclosure<
  Box extends HTMLElement = HTMLDivElement,
  Button extends HTMLElement = HTMLButtonElement,
>(): Disclosure<Box, Button> {
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<Box>(null);
  const buttonRef = useRef<Button>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && boxRef.current?.contains(target) === true;
    const leave = (event: Event) => {
      if (!isInside(event.target)) setIsOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      const isForDialog = document.querySelector('dialog[open]') !== null;
      if (event.key !== 'Escape' || isForDialog) return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  const close = () => {
    const hasFocus = boxRef.current?.contains(document.activeElement) === true;
    setIsOpen(false);
    if (hasFocus) buttonRef.current?.focus();
  };
  return { isOpen, toggle: () => setIsOpen((wasOpen) => !wasOpen), close, boxRef, buttonRef };
}
