import { pageTitle } from '@temple-land/portal-core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { announce } from '../state/announcement.ts';
import type { TextKey } from '../i18n/textKey.ts';

/** Sets the document title of its parts in order, announces it after each navigation, and gives it. */
export function usePageTitle(parts: readonly TextKey[]): string {
  const { t } = useTranslation(['common', 'specification']);
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
