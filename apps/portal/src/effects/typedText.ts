const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

const isTextField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

function note({ target }: Event): void {
  if (isTextField(target) && target.closest('[role="search"]') === null) typedIn.add(target);
}

/** Watches in which fields a user types, searches aside; returns a function that stops it. */
export function watchTyping(): () => void {
  document.addEventListener('input', note, { capture: true });
  return () => {
    document.removeEventListener('input', note, { capture: true });
    typedIn.clear();
  };
}

/** Returns whether a field of the page still has words that its user typed. */
export function hasTypedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some(({ value }) => value.trim() !== '');
}
