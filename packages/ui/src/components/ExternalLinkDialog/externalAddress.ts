/** Returns whether an address is an http or https address of another host. */
export function isExternalAddress(address: string, ownAddress: string): boolean {
  const own = new URL(ownAddress);
  const target = URL.parse(address, own);
  if (target === null || !/^https?:$/.test(target.protocol)) return false;
  return target.host !== own.host;
}

/** Returns the address of the pressed link if it is one of another host. */
export function getPressedExternalAddress(event: MouseEvent): string | undefined {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  const isPressed = event.button === 0 || event.button === 1;
  if (!isPressed || !(target instanceof HTMLAnchorElement)) return undefined;
  return isExternalAddress(target.href, window.location.href) ? target.href : undefined;
}
