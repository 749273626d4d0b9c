import { useCallback, useEffect, useState } from 'react';

/** Says whether an address leads to another host over the web; mail, telephone and files do not. */
export function isExternal(address: string, ownAddress: string): boolean {
  const own = new URL(ownAddress);
  const target = URL.parse(address, own);
  if (target === null || !/^https?:$/.test(target.protocol)) return false;
  return target.host !== own.host;
}

/** The warning before another website (spec 8): where to, and the two answers. */
export interface ExternalLinkWarning {
  /** The address that waits for an answer, undefined when none does. */
  address: string | undefined;
  /** Opens it in a new tab that knows nothing of this one. */
  accept(): void;
  cancel(): void;
}

function anchorOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  return target instanceof HTMLAnchorElement ? target : undefined;
}

/** Stops every click, middle click and Enter on a link to another host and asks first. */
export function useExternalLinkWarning(): ExternalLinkWarning {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (event.button > 1 || anchor === undefined) return;
      if (!isExternal(anchor.href, window.location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(anchor.href);
    };
    document.addEventListener('click', stop, true);
    document.addEventListener('auxclick', stop, true);
    return () => {
      document.removeEventListener('click', stop, true);
      document.removeEventListener('auxclick', stop, true);
    };
  }, []);
  const cancel = useCallback(() => setAddress(undefined), []);
  const accept = useCallback(() => {
    if (address !== undefined) window.open(address, '_blank', 'noopener,noreferrer');
    setAddress(undefined);
  }, [address]);
  return { address, accept, cancel };
}
