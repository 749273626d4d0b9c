import { pageTitle } from '@temple-land/portal-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import type { PageKey } from '../i18n/pageKey.ts';
import { announce } from '../state/announcement.ts';

/** Sets the document title of its parts in order, announces it after each navigation, and gives it. */
export function usePageTitle(parts: readonly PageKey[]): string {
  const { t } = useText();
  const { pathname } = useLocation();
  const title = pageTitle(parts.map((key) => t(key)));
  const announced = useRef(pathname);
  useEffect(() => {
    document.title = title;
    if (announced.current !== pathname) announce(title);
    announced.current = pathname;
  }, [title, pathname]);
  return title;
}
