import { useLayoutEffect } from 'react';
import { allowSubmit } from '../state/boot.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that differs from what the page was rendered with. */
interface TypedField {
  field: Field;
  value: string;
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      (option) => option.selected && !option.defaultSelected && option.index > 0,
    );
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function findTypedFields(): TypedField[] {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return [...fields].filter(isTyped).map((field) => ({ field, value: field.value }));
}

// React ignores a change to the value that it last set, so the field is changed twice.
function dispatchChange({ field, value }: TypedField): void {
  if (isCheckable(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  field.value = '';
  const prototype: object = Object.getPrototypeOf(field);
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Dispatches change and submit events for input before hydration. It is rendered before the page: its layout effect
 * reads the fields before a form resets them to their default values. The events follow in microtasks, before the
 * browser can deliver a press to the hydrated page.
 */
export function PreHydrationInput(): null {
  useLayoutEffect(() => {
    const typed = findTypedFields();
    queueMicrotask(() => {
      typed.forEach(dispatchChange);
      const form = allowSubmit();
      queueMicrotask(() => form?.requestSubmit());
    });
  }, []);
  return null;
}
