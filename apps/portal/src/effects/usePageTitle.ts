import { pageTitle } from '@temple-land/portal-core';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import { announce } from '../state/announcement.ts';
import { useLocation } from '../state/place.ts';

/** Sets the document title from the route table and announces it after each navigation. */
export function usePageTitle(): string {
  const { t } = useText();
  const { pathname, title: parts } = useLocation();
  const title = pageTitle(parts.map((key) => t(key)));
  const announced = useRef(pathname);
  useEffect(() => {
    if (title !== '') document.title = title;
    if (announced.current !== pathname) announce(title);
    announced.current = pathname;
  }, [title, pathname]);
  return title;
}
