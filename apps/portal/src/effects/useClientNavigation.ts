import { serviceBase } from '@temple-land/portal-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** What decides whether the page answers a click on a link, or the browser. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** Says whether a click is for the page: not for a new tab or window, and nobody has answered it. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/**
 * Gives where a click on a link leads inside the portal, or undefined when the browser should
 * follow it: another host, a file of the service, a new tab, a place on the same page.
 */
export function portalTarget(click: Click, anchor: Anchor, here: string): string | undefined {
  if (!isPlainClick(click) || anchor.download !== '') return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  const own = new URL(here);
  const target = URL.parse(anchor.href, own);
  if (target === null || target.origin !== own.origin) return undefined;
  if (target.pathname.startsWith(serviceBase)) return undefined;
  const isSamePage = target.pathname === own.pathname && target.search === own.search;
  if (isSamePage && target.hash !== '') return undefined;
  return target.pathname + target.search + target.hash;
}

/** Makes every plain link of the page a navigation inside the portal, so that the kit needs no router. */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(anchor instanceof HTMLAnchorElement) || anchor.href === '') return;
      const target = portalTarget(event, anchor, window.location.href);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
