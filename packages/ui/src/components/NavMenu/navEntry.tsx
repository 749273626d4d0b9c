'use client';
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { externalLinkWords } from '../ExternalLink/ExternalLink.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../Link/LinkProvider.tsx';

/** A link of a navigation. */
export interface NavTarget {
  label: string;
  href: string;
  icon?: ReactNode;
  /** It is the current page. */
  isCurrent?: boolean;
  /** It leads to another website: has an icon and the external note. */
  isExternal?: boolean;
}

/** An action of a navigation, for example one that opens a dialog. */
export interface NavAction {
  label: string;
  onClick: () => void;
  icon?: ReactNode;
}

/** Entries with a common label. */
export interface NavGroup {
  label: string;
  items: readonly (NavTarget | NavAction)[];
}

/** An entry of a navigation: a link, an action or a group. */
export type NavEntry = NavTarget | NavAction | NavGroup;

/** Returns whether an entry is a group. */
export const isGroup = (entry: NavEntry): entry is NavGroup => 'items' in entry;

/** The props of `NavEntry`. */
export interface NavEntryProps {
  entry: NavTarget | NavAction;
  className: string;
  /** Hidden text after external links, "opens another website" by default. */
  externalNote: string | undefined;
}

/** One entry as a link or a button. */
export function NavEntryControl({ entry, className, externalNote }: NavEntryProps) {
  const words = useWords('externalLink', externalLinkWords);
  const { icon } = entry;
  if ('onClick' in entry) {
    return (
      <button type="button" className={className} onClick={entry.onClick}>
        {icon}
        {entry.label}
      </button>
    );
  }
  if (entry.isExternal === true) {
    return (
      <a href={entry.href} className={className} rel="noopener">
        {icon}
        {entry.label}
        <Icon of={ExternalLink} size="small" />
        <span className={visuallyHidden}>, {externalNote ?? words.note}</span>
      </a>
    );
  }
  return (
    <PageLink
      href={entry.href}
      className={className}
      aria-current={entry.isCurrent === true ? 'page' : undefined}
    >
      {icon}
      {entry.label}
    </PageLink>
  );
}
