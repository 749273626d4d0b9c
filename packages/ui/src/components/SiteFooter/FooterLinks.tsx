'use client';
import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';
import { NavEntryControl, type NavGroup } from '../NavMenu/navEntry.tsx';
import * as styles from './SiteFooter.css.ts';

function subscribe(onChange: () => void) {
  const query = matchMedia(media.upToTablet);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isNarrow = () => matchMedia(media.upToTablet).matches;

/** The props of `FooterLinks`. */
export interface FooterLinksProps {
  group: NavGroup;
  externalNote: string | undefined;
}

/**
 * A list of links under its heading; on a small screen the heading opens it. Before hydration it can be opened on every
 * screen, and styles show it where there is room.
 */
export function FooterLinks({ group, externalNote }: FooterLinksProps) {
  const isClosed = useSyncExternalStore(subscribe, isNarrow, () => true);
  const heading = <h2 className={styles.title}>{group.label}</h2>;
  const list = (
    <ul className={styles.list}>
      {group.items.map((entry) => (
        <li key={entry.label}>
          <NavEntryControl entry={entry} className={styles.link} externalNote={externalNote} />
        </li>
      ))}
    </ul>
  );
  if (!isClosed) {
    return (
      <div className={styles.group}>
        {heading}
        {list}
      </div>
    );
  }
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>{heading}</summary>
      {list}
    </details>
  );
}
