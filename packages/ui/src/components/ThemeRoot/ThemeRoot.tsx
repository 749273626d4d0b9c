'use client';
import { useLayoutEffect, type ReactNode } from 'react';
import './ThemeRoot.css.ts';

/** The name of a theme; `system` is the one that the device prefers, and follows it. */
export type ThemeName = 'light' | 'dark' | 'system';

/** The props of `ThemeRoot`. */
export interface ThemeRootProps {
  /** The theme to show on the whole page. */
  theme: ThemeName;
  /** Root text size in px, 12 to 19; every size of the kit follows it. */
  fontSize?: number | undefined;
  /** The page. */
  children: ReactNode;
}

/** Loads the kit's styles and sets theme and text size on the document element. */
export function ThemeRoot({ theme, fontSize, children }: ThemeRootProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize =
      fontSize === undefined ? '' : `${(fontSize / 16) * 100}%`;
  }, [fontSize]);
  return children;
}
