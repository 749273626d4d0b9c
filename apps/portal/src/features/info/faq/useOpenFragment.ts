import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the answer that the fragment of the address names and scrolls to it, once its question is on the page. */
export function useOpenFragment(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || hash === '') return;
    const details = document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
    details.querySelector('summary')?.focus({ preventScroll: true });
  }, [isLoaded, hash]);
}
