import { useEffect } from 'react';

interface Kept {
  value: string;
  checked?: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What boot.js has kept since the page was shown. */
    early?: {
      fields: Map<Field, Kept>;
      pressed?: HTMLButtonElement;
      end: (name: 'click' | 'input' | 'submit') => void;
    };
  }
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

// React hears only of a change from what it last saw, so each field is shown to it the other way first.
function fill(field: Field, { value, checked = false }: Kept): void {
  if (isChoice(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  const own: unknown = Object.getPrototypeOf(field);
  Reflect.set(own as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

// A page that is drawn anew has fields and buttons of its own in the place of those that were used.
const fieldNow = (field: Field) =>
  field.isConnected ? field : (document.getElementsByName(field.name)[0] as Field | undefined);

const buttonNow = (pressed: HTMLButtonElement) =>
  pressed.isConnected
    ? pressed
    : [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === pressed.textContent,
      );

/** Has boot.js keep presses no more: from now on React hears them, and takes the page over at once for one. */
export function endEarlyPresses(): void {
  window.early?.end('click');
}

/** Tells the page of the focus that something of it was given before React heard. */
function tellFocus(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

let tellTaken = () => {};
const taken = new Promise<void>((resolve) => (tellTaken = resolve));

/** Waits until React has taken over the page that stands beside the early input; the build has nothing to wait for. */
export const pageTaken = (): Promise<void> => (import.meta.env.SSR ? Promise.resolve() : taken);

/**
 * Gives the page beside it what a visitor typed, chose, pressed and went to before it answered, once it does. Typing
 * is kept until then, since a form sets its fields when it is taken over.
 */
export function EarlyInput(): null {
  useEffect(() => {
    const { fields, pressed, end } = window.early ?? {};
    end?.('input');
    end?.('submit');
    delete window.early;
    tellFocus();
    for (const [field, kept] of fields ?? []) {
      const now = fieldNow(field);
      if (now) fill(now, kept);
    }
    // React draws what was filled before a microtask runs: the press meets a form that knows its words.
    if (pressed) queueMicrotask(() => buttonNow(pressed)?.click());
    tellTaken();
  }, []);
  return null;
}
