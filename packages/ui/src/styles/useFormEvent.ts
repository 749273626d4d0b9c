'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';

const controls = 'input, select, textarea, button, fieldset';

/** Returns the form of the controls in an element, which may name another one than that around them. */
function getForm(root: HTMLElement): HTMLFormElement | null {
  const control = root.matches(controls) ? root : root.querySelector(controls);
  return (control as HTMLInputElement | null)?.form ?? root.closest('form');
}

/** Calls `onEvent` when the form of an element is submitted (before its own handlers) or reset (after them). */
export function useFormEvent(
  root: RefObject<HTMLElement | null>,
  type: 'reset' | 'submit',
  onEvent: (event: Event) => void,
): void {
  const handle = useEffectEvent((event: Event) => {
    const element = root.current;
    if (element && getForm(element) === event.target) onEvent(event);
  });
  useEffect(() => {
    // The event does not leave a shadow tree.
    const tree = root.current?.getRootNode();
    const options = { capture: type === 'submit' };
    tree?.addEventListener(type, handle, options);
    return () => tree?.removeEventListener(type, handle, options);
  }, [root, type]);
}
