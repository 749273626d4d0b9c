'use client';
import type { RefObject } from 'react';
import { useFormEvent } from './useFormEvent.ts';

/** Calls `onReset` when the form of an element is reset, before the browser resets the controls. */
export function useFormReset(root: RefObject<HTMLElement | null>, onReset: () => void): void {
  useFormEvent(root, 'reset', (event) => {
    if (!event.defaultPrevented) onReset();
  });
}
