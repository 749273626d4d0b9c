'use client';
import { useEffect, type RefObject } from 'react';

// An element with `data-initial-focus` is preferred to the first field, and that to the title.
const initialFocus = [
  '[data-initial-focus]',
  ':is(input:not([type=hidden], [readonly]), select, textarea):not(:disabled)',
  '[tabindex="-1"]',
];

/** Shows a dialog element as modal while it is mounted, and then returns the focus to what had it before. */
export function useModalElement(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    const found = initialFocus.map((selector) => element.querySelector<HTMLElement>(selector));
    found.find((each) => each !== null)?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
}
