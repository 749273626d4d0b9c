/** Focuses the remove button of the next tag of the same list, else of the previous one. */
export function moveFocusToNextTag(button: HTMLElement, selector: string): void {
  const list = button.closest('ul, ol');
  const buttons = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const index = buttons.indexOf(button);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}
