import type { ComponentProps, ReactNode } from 'react';
import { column } from '../../styles/column.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { strip } from '../../styles/strip.css.ts';
import type { NavGroup } from '../NavMenu/navEntry.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import * as styles from './SiteFooter.css.ts';

/** The props of `SiteFooter`, with those of a native `footer`. */
export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Name, address and contact of the owner; without it the footer is one line. */
  contact?: ReactNode | undefined;
  /** Lists of links under their headings, which open them on small screens. */
  groups?: readonly NavGroup[] | undefined;
  /** Last lines, for example the copyright. */
  notes: readonly string[];
  /** Hidden text after external links. */
  externalNote?: string | undefined;
  /** Width of the content; `page` by default, `wide` is as wide as the window. */
  width?: keyof typeof column | undefined;
}

const noGroups: readonly NavGroup[] = [];

/** The footer of a website: contact, links and notes; one line without a contact. */
export function SiteFooter({
  contact,
  groups = noGroups,
  notes,
  externalNote,
  width = 'page',
  ...rest
}: SiteFooterProps) {
  if (contact === undefined) {
    return (
      <footer {...mergeProps({ className: styles.slim, 'data-slim': true }, rest)}>
        <p className={`${column[width]} ${styles.slimLine}`}>{notes.join(' ')}</p>
      </footer>
    );
  }
  return (
    <footer {...mergeProps({ className: styles.footer }, rest)}>
      <div role="presentation" aria-hidden="true" className={strip} />
      <div className={column[width]}>
        <div className={styles.groups}>
          <div className={styles.first}>{contact}</div>
          {groups.length > 0 && (
            <div className={styles.lists}>
              {groups.map((group) => (
                <FooterLinks key={group.label} {...{ group, externalNote }} />
              ))}
            </div>
          )}
        </div>
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
}
