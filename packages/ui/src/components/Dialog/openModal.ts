/**
 * Shows a dialog at once and makes it modal behind the first paint: a browser then styles every element of the page
 * anew, and nobody waits for that. Until then it is a popover (`popover="manual"`), for which this hears Escape.
 * An element marked `autofocus` takes the focus.
 */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', cancelPopover);
  dialog.showPopover();
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)));
}

/** Closes what `openModal` has opened, modal or not yet. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.hidePopover();
  dialog.close();
}

const isPopover = (dialog: HTMLDialogElement) => dialog.matches(':popover-open');

// Who has pressed Tab meanwhile stays where that led.
function makeModal(dialog: HTMLDialogElement): void {
  if (!isPopover(dialog)) return;
  const held = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (held instanceof HTMLElement && dialog.contains(held)) held.focus();
}

// A modal dialog hears Escape itself.
function cancelPopover({ key, currentTarget }: KeyboardEvent): void {
  const dialog = currentTarget as HTMLDialogElement;
  if (key === 'Escape' && isPopover(dialog)) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
