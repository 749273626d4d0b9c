import type { ReactNode } from 'react';
import { column } from '../../styles/column.css.ts';
import { strip } from '../../styles/strip.css.ts';
import { NavEntryControl, type NavGroup } from '../NavMenu/navEntry.tsx';
import * as styles from './SiteFooter.css.ts';

/** The props of `SiteFooter`. */
export interface SiteFooterProps {
  /** Name, address and contact of the owner; without it the footer is one line. */
  contact?: ReactNode;
  /** Lists of links under their headings. */
  groups?: readonly NavGroup[];
  /** Last lines, for example the copyright. */
  notes: readonly string[];
  /** Hidden text after external links. */
  externalNote?: string;
  /** Width of the content; `page` by default, `wide` is as wide as the window. */
  width?: keyof typeof column;
}

function Links({ group, externalNote }: { group: NavGroup; externalNote: string }) {
  return (
    <div>
      <h2 className={styles.title}>{group.label}</h2>
      <ul className={styles.list}>
        {group.items.map((entry) => (
          <li key={entry.label}>
            <NavEntryControl entry={entry} className="" externalNote={externalNote} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const noGroups: readonly NavGroup[] = [];

/** The footer of a website: contact, links and notes; one line without a contact. */
export function SiteFooter({
  contact,
  groups = noGroups,
  notes,
  externalNote = '',
  width = 'page',
}: SiteFooterProps) {
  if (contact === undefined) {
    return (
      <footer className={styles.slim}>
        <p className={`${column[width]} ${styles.slimLine}`}>{notes.join(' ')}</p>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div role="presentation" aria-hidden="true" className={strip} />
      <div className={column[width]}>
        <div className={styles.groups}>
          <div className={styles.first}>{contact}</div>
          {groups.map((group) => (
            <Links key={group.label} group={group} externalNote={externalNote} />
          ))}
        </div>
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
