import { pageTitle } from '@temple-land/portal-core';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import type { PageKey } from '../i18n/pageKey.ts';
import { announce } from '../state/announcement.ts';

/** What a route tells the shell about itself. */
export interface RouteHandle {
  /** The parts of the page title in order. */
  title: readonly PageKey[];
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Sets the document title from the route table and announces it after each navigation. */
export function usePageTitle(): string {
  const { t } = useText();
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  const title = pageTitle((handle?.title ?? []).map((key) => t(key)));
  const announced = useRef(pathname);
  useEffect(() => {
    if (title !== '') document.title = title;
    if (announced.current !== pathname) announce(title);
    announced.current = pathname;
  }, [title, pathname]);
  return title;
}
