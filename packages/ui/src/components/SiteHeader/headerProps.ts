import type { ComponentProps, ReactNode } from 'react';
import type { column } from '../../styles/column.css.ts';
import type { NavEntry } from '../NavMenu/navEntry.tsx';

/** The name of a website in two languages, with its logo. */
export interface SiteBrand {
  href: string;
  mark: ReactNode;
  name: string;
  otherName?: { text: string; lang: string };
}

/** The props of `SiteHeader`, with those of a native `header`. */
export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The utility bar above the header. */
  utility?: ReactNode | undefined;
  /** Mark and name of the site, with the link to its first page. */
  brand: SiteBrand;
  /** Name of the navigation for screen readers. */
  navigationLabel?: string | undefined;
  /** The links and menus of the main navigation. */
  navigation: readonly NavEntry[];
  /** Links at the end; they move into the menu on small screens. */
  actions?: ReactNode | undefined;
  /** Controls that stay in the bar on every screen, for example the bell. */
  tools?: ReactNode | undefined;
  /** Label of the button that opens the navigation on small screens. */
  menuLabel?: string | undefined;
  /** Name of the button that closes the menu. */
  closeLabel?: string | undefined;
  /** Hidden text after external links, "opens another website" by default. */
  externalNote?: string | undefined;
  /** `site` by default; `app` is the lower header of the logged-in areas, `work` the lowest one of work screens. */
  size?: 'site' | 'app' | 'work' | undefined;
  /** Width of the content; `page` by default, `wide` is as wide as the window. */
  width?: keyof typeof column | undefined;
}

/** The props of `HeaderSheet`: those of the header, and `onClose`. */
export interface HeaderSheetProps extends Pick<
  SiteHeaderProps,
  'actions' | 'closeLabel' | 'externalNote' | 'menuLabel' | 'navigation' | 'navigationLabel'
> {
  onClose: () => void;
}
