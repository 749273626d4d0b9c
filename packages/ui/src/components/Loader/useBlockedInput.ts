'use client';
import { useLayoutEffect } from 'react';

const events = ['keydown', 'pointerdown', 'click', 'auxclick', 'submit'] as const;

/** Returns whether a key is a shortcut of the browser: reload, zoom, another tab. */
const isBrowserShortcut = (event: Event) =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key));

function blockEvent(event: Event): void {
  if (isBrowserShortcut(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Blocks keys and presses on the page while it is enabled; the focus does not move. */
export function useBlockedInput(isEnabled: boolean): void {
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    for (const name of events) document.addEventListener(name, blockEvent, true);
    return () => {
      for (const name of events) document.removeEventListener(name, blockEvent, true);
    };
  }, [isEnabled]);
}
