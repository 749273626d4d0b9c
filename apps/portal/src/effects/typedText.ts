const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();

const isTextField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

function addTypedField({ target }: Event): void {
  if (isTextField(target) && target.closest('[role="search"]') === null) typedFields.add(target);
}

/** Tracks the fields in which a user types, except searches; returns the cleanup function. */
export function trackTypedText(): () => void {
  document.addEventListener('input', addTypedField, { capture: true });
  return () => {
    document.removeEventListener('input', addTypedField, { capture: true });
    typedFields.clear();
  };
}

/** Returns whether a field of the page still contains typed text. */
export function hasTypedText(): boolean {
  for (const field of typedFields) if (!field.isConnected) typedFields.delete(field);
  return [...typedFields].some(({ value }) => value.trim() !== '');
}
