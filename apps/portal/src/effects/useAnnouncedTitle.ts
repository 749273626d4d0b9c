import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../state/announcement.ts';

/** Announces the title of the page after each navigation. */
export function useAnnouncedTitle(title: string): void {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current !== pathname) announce(title);
    announced.current = pathname;
  }, [title, pathname]);
}
