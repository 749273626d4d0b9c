import { Menu } from 'lucide';
import { useState, type ReactNode } from 'react';
import { column } from '../../styles/column.css.ts';
import { Button } from '../Button/Button.tsx';
import * as sheet from '../MenuSheet/MenuSheet.css.ts';
import { MenuSheet } from '../MenuSheet/MenuSheet.tsx';
import * as menu from '../NavMenu/NavMenu.css.ts';
import {
  isGroup,
  NavEntryControl,
  plainLink,
  type NavAction,
  type NavEntry,
  type NavTarget,
} from '../NavMenu/navEntry.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import * as styles from './SiteHeader.css.ts';

/** The name of a website, in one language and in another, with its mark. */
export interface SiteBrand {
  href: string;
  mark: ReactNode;
  name: string;
  otherName?: { text: string; lang: string };
}

/** What the header takes. */
export interface SiteHeaderProps {
  /** The bar above: whose website it is, and how it is shown. */
  utility?: ReactNode;
  brand: SiteBrand;
  /** Name of the navigation for screen readers. */
  navigationLabel: string;
  navigation: readonly NavEntry[];
  /** Links at the end; they move into the menu on small screens. */
  actions?: ReactNode;
  /** Controls that stay in the bar on every screen, for example the bell. */
  tools?: ReactNode;
  menuLabel: string;
  closeLabel: string;
  /** Hidden words behind links to other websites. */
  externalNote: string;
  /** `app` is the lower header of the logged-in areas. */
  size?: 'site' | 'app';
  width?: keyof typeof column;
}

type EntriesProps = Pick<SiteHeaderProps, 'navigation' | 'externalNote'>;

function BarEntries({ navigation, externalNote }: EntriesProps) {
  return navigation.map((entry) => (
    <li key={entry.label}>
      {isGroup(entry) ? (
        <NavMenu label={entry.label} items={entry.items} externalNote={externalNote} />
      ) : (
        <NavEntryControl
          entry={entry}
          className={menu.trigger['isCurrent' in entry && entry.isCurrent ? 'current' : 'rest']}
          externalNote={externalNote}
          renderLink={plainLink}
        />
      )}
    </li>
  ));
}

type SingleEntry = NavTarget | NavAction;

/** Closes the sheet first, so that it does not stand behind what the action opens. */
function closingFirst(entry: SingleEntry, onClose: () => void): SingleEntry {
  if (!('onClick' in entry)) return entry;
  const onClick = () => {
    onClose();
    entry.onClick();
  };
  return { ...entry, onClick };
}

function SheetEntries({
  navigation,
  externalNote,
  onClose,
}: EntriesProps & { onClose: () => void }) {
  const groups = navigation.filter(isGroup);
  const single = navigation.filter((entry): entry is SingleEntry => !isGroup(entry));
  const lists = [{ label: '', items: single }, ...groups];
  return lists.map(({ label, items }) => (
    <div key={label} className={label === '' ? undefined : sheet.group}>
      {label !== '' && <h3 className={sheet.groupTitle}>{label}</h3>}
      <ul className={sheet.list}>
        {items.map((entry) => (
          <li key={entry.label}>
            <NavEntryControl
              entry={closingFirst(entry, onClose)}
              className={menu.entry}
              externalNote={externalNote}
              renderLink={plainLink}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function NarrowMenu(props: SiteHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.narrowOnly}>
      <Button icon={Menu} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <span className={styles.menuWord[props.size ?? 'site']}>{props.menuLabel}</span>
      </Button>
      <MenuSheet
        isOpen={isOpen}
        onClose={close}
        title={props.menuLabel}
        closeLabel={props.closeLabel}
      >
        <nav aria-label={props.navigationLabel}>
          <SheetEntries {...props} onClose={close} />
        </nav>
        {props.actions !== undefined && <div className={sheet.foot}>{props.actions}</div>}
      </MenuSheet>
    </div>
  );
}

/** Name of the website, its navigation and the user's own controls; a menu where it does not fit. */
export function SiteHeader(props: SiteHeaderProps) {
  const { utility, brand, navigation, actions, tools, size = 'site', width = 'page' } = props;
  return (
    <>
      <header className={styles.header}>
        {utility}
        <div className={`${column[width]} ${styles.bar[size]}`}>
          <a href={brand.href} className={styles.brand}>
            {brand.mark}
            <span className={styles.names}>
              <span className={styles.name}>{brand.name}</span>{' '}
              {brand.otherName && (
                <span lang={brand.otherName.lang} className={styles.otherName}>
                  {brand.otherName.text}
                </span>
              )}
            </span>
          </a>
          <nav aria-label={props.navigationLabel} className={styles.wideOnly}>
            <ul className={styles.navigation}>
              <BarEntries navigation={navigation} externalNote={props.externalNote} />
            </ul>
          </nav>
          {actions !== undefined && <div className={styles.wideOnly}>{actions}</div>}
          {tools}
          <NarrowMenu {...props} />
        </div>
      </header>
      <div role="presentation" aria-hidden="true" className={styles.strip[size]} />
    </>
  );
}
