import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { setPageNotice } from '../state/pageNotice.ts';
import { getSession } from '../state/session.ts';
import { consumeTypedInput, restoreFields } from '../state/typedInput.ts';

// Forms load their choices and records before they have all their fields.
const waitForFieldsMs = 10_000;

/** Fills in what the user typed on this page before the session ended by itself, and says so. */
export function useRestoredInput(): void {
  const { t } = useTranslation(['common', 'specification']);
  const { pathname, search } = useLocation();
  const restoredText = t('common:idle.restored');
  useEffect(() => {
    const session = getSession();
    let missing = session && consumeTypedInput(session, pathname + search);
    if (missing === undefined) return undefined;
    let hasRestored = false;
    const restore = () => {
      const before = missing?.length ?? 0;
      missing = restoreFields(missing ?? []);
      if (missing.length < before && !hasRestored) {
        hasRestored = true;
        setPageNotice({ message: { text: restoredText }, tone: 'info', path: pathname });
      }
      if (missing.length === 0) observer.disconnect();
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), waitForFieldsMs);
    restore();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, search, restoredText]);
}
