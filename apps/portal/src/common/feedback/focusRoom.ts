const rooms = 'section, [role="group"], fieldset, form, dialog, main';

/** Has the nearest room that stays keep the focus of something that goes away with it. */
export function focusRoomLeftBy(leaving: Element | null): void {
  if (leaving === null || !leaving.contains(document.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let at = leaving.closest<HTMLElement>(rooms); at;) {
    around.push(at);
    at = at.parentElement?.closest<HTMLElement>(rooms) ?? null;
  }
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const room = around.find((each) => each.isConnected);
    if (room === undefined) return;
    room.tabIndex = -1;
    room.focus({ preventScroll: true });
  });
}
