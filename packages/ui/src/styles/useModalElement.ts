'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';

// An element with `data-initial-focus` is preferred to the first field, and that to the title.
const initialFocus = [
  '[data-initial-focus]',
  ':is(input:not([type=hidden], [readonly]), select, textarea):not(:disabled)',
  '[tabindex="-1"]',
];

function focusOpener(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus();
}

/**
 * Shows a dialog element as modal while it is mounted; `returnFocus` is then called with the element that had the focus
 * before, and by default focuses it.
 */
export function useModalElement(
  dialog: RefObject<HTMLDialogElement | null>,
  returnFocus: (opener: Element | null) => void = focusOpener,
): void {
  const leave = useEffectEvent(returnFocus);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    const found = initialFocus.map((selector) => element.querySelector<HTMLElement>(selector));
    found.find((each) => each !== null)?.focus();
    return () => {
      element.close();
      leave(opener);
    };
  }, [dialog]);
}
