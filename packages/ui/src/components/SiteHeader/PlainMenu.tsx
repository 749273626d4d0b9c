'use client';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { siteHeaderWords } from './SiteHeader.words.ts';
import * as menu from '../NavMenu/NavMenu.css.ts';
import { isGroup, NavEntryControl, type NavEntry } from '../NavMenu/navEntry.tsx';
import type { SiteHeaderProps } from './headerProps.ts';
import * as styles from './SiteHeader.css.ts';

type PlainMenuProps = Pick<SiteHeaderProps, 'externalNote' | 'navigation' | 'navigationLabel'>;

const needsScript = (entry: NavEntry) => 'onClick' in entry;

function PlainEntries({ navigation, externalNote }: PlainMenuProps) {
  const entries = navigation.filter((entry) => !needsScript(entry));
  return (
    <ul className={styles.plainList}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <>
              <span className={styles.plainLabel}>{entry.label}</span>
              <PlainEntries navigation={entry.items} externalNote={externalNote} />
            </>
          ) : (
            <NavEntryControl entry={entry} className={menu.trigger} externalNote={externalNote} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The links of the navigation as a list for browsers without JavaScript; their groups are open. */
export function PlainMenu({ navigationLabel, ...entries }: PlainMenuProps) {
  const words = useWords('siteHeader', siteHeaderWords);
  return (
    <noscript>
      <nav aria-label={navigationLabel ?? words.navigationLabel} className={styles.plainMenu}>
        <PlainEntries {...entries} />
      </nav>
    </noscript>
  );
}
