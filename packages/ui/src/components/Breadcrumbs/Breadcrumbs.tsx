'use client';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { breadcrumbsWords } from './Breadcrumbs.words.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface Crumb {
  label: string;
  href: string;
}

/** The props of `Breadcrumbs`, with those of a native `nav`. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation. */
  label?: string | undefined;
  /** Pages above this one, from the outside in. */
  crumbs: readonly Crumb[];
  /** Name of this page. */
  currentLabel: string;
}

/** Links from the home page to the current page, which is text. */
export function Breadcrumbs({ label, crumbs, currentLabel, ...rest }: BreadcrumbsProps) {
  const words = useWords('breadcrumbs', breadcrumbsWords);
  return (
    <nav {...mergeProps({ 'aria-label': label ?? words.label, className: styles.root }, rest)}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.item}>
            <PageLink href={crumb.href} className={styles.link}>
              {crumb.label}
            </PageLink>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {currentLabel}
        </li>
      </ol>
    </nav>
  );
}
