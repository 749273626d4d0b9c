import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes out of the head what the build wrote about the page that was opened first (address, languages,
 * feeds), as soon as another one is shown, so that a shared link never names the wrong page.
 */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }, [pathname]);
}
