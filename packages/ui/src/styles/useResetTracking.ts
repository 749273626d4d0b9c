'use client';
import type { RefObject } from 'react';
import { useFormReset } from './useFormReset.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const tracked = 'textarea, input:not([type="file"], [type="hidden"])';

/** Sets what a control has already, which React records. */
function recordState(control: Control): void {
  const { value } = control;
  if (!/^(checkbox|radio)$/.test(control.type)) control.value = value;
  else if (control instanceof HTMLInputElement) {
    const { checked } = control;
    control.checked = checked;
  }
}

/**
 * Lets React know what the browser shows in the controls of an element after a reset of the form: it calls no handler for
 * an event after which a control has the value that React saw last.
 */
export function useResetTracking(root: RefObject<HTMLElement | null>): void {
  useFormReset(root, () => {
    setTimeout(() => root.current?.querySelectorAll<Control>(tracked).forEach(recordState));
  });
}
