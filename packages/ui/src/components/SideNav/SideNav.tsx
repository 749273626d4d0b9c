'use client';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { sideNavWords } from './SideNav.words.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './SideNav.css.ts';

/** A page of the section. */
export interface SideLink {
  label: string;
  href: string;
  icon: ReactNode;
  isCurrent?: boolean;
  /** The number of pending entries. */
  count?: number;
}

/** Pages with a common title. */
export interface SideGroup {
  title: string;
  links: readonly SideLink[];
}

/** The props of `SideNav`, with those of a native `nav`. */
export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation, "Section" by default. */
  label?: string | undefined;
  /** The lists of links, each with its title. */
  groups: readonly SideGroup[];
}

/** Scrolls a list of links, and not the page, until its current link is in view. */
function useCurrentInView() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector('[aria-current]');
    if (!box || !current) return;
    const below = current.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below + box.clientHeight / 4;
  }, []);
  return list;
}

/** Links to the pages of a section; hidden on small screens, where the header's menu lists them. */
export function SideNav({ label, groups, ...rest }: SideNavProps) {
  const words = useWords('sideNav', sideNavWords);
  const id = useId();
  const list = useCurrentInView();
  return (
    <nav {...mergeProps({ 'aria-label': label ?? words.label, className: styles.root }, rest)}>
      <div ref={list} className={styles.links}>
        {groups.map(({ title, links }, index) => (
          <div key={title}>
            <div id={`${id}-${index}`} className={styles.title}>
              {title}
            </div>
            <ul className={styles.list} aria-labelledby={`${id}-${index}`}>
              {links.map(({ href, label: name, icon, isCurrent, count }) => (
                <li key={href}>
                  <PageLink
                    href={href}
                    className={styles.link}
                    aria-current={isCurrent === true ? 'page' : undefined}
                  >
                    {icon}
                    {name}
                    {count !== undefined && count > 0 && (
                      <span className={styles.badge}>{count}</span>
                    )}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
