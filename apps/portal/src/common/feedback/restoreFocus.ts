const containerSelector = 'section, [role="group"], fieldset, form, dialog, main';

/** Moves the focus of a removed element to its nearest container that is still in the document. */
export function restoreFocusToContainer(removed: Element | null): void {
  if (removed === null || !removed.contains(document.activeElement)) return;
  const containers: HTMLElement[] = [];
  for (let container = removed.closest<HTMLElement>(containerSelector); container;) {
    containers.push(container);
    container = container.parentElement?.closest<HTMLElement>(containerSelector) ?? null;
  }
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const container = containers.find((each) => each.isConnected);
    if (container === undefined) return;
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  });
}
