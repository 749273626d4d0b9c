'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';

const controls = 'input, select, textarea, button, fieldset';

/** Returns the form of the controls in an element, which may name another one than that around them. */
function getForm(root: HTMLElement): HTMLFormElement | null {
  const control = root.matches(controls) ? root : root.querySelector(controls);
  return (control as HTMLInputElement | null)?.form ?? root.closest('form');
}

/** Calls `onReset` when the form of an element is reset, before the browser resets the controls. */
export function useFormReset(root: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent((event: Event) => {
    const element = root.current;
    if (element && !event.defaultPrevented && getForm(element) === event.target) onReset();
  });
  useEffect(() => {
    // The event does not leave a shadow tree.
    const tree = root.current?.getRootNode();
    tree?.addEventListener('reset', reset);
    return () => tree?.removeEventListener('reset', reset);
  }, [root]);
}
