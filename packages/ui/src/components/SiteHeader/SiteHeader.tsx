'use client';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { siteHeaderWords } from './SiteHeader.words.ts';
import { column } from '../../styles/column.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as menuStyles from '../NavMenu/NavMenu.css.ts';
import { isGroup, NavEntryControl } from '../NavMenu/navEntry.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import type { SiteHeaderProps } from './headerProps.ts';
import { NarrowMenu } from './NarrowMenu.tsx';
import { PlainMenu } from './PlainMenu.tsx';
import * as styles from './SiteHeader.css.ts';

export type { SiteBrand, SiteHeaderProps } from './headerProps.ts';

type EntriesProps = Pick<SiteHeaderProps, 'navigation' | 'externalNote'>;

function BarEntries({ navigation, externalNote }: EntriesProps) {
  return navigation.map((entry) => (
    <li key={entry.label}>
      {isGroup(entry) ? (
        <NavMenu label={entry.label} items={entry.items} externalNote={externalNote} />
      ) : (
        <NavEntryControl entry={entry} className={menuStyles.trigger} externalNote={externalNote} />
      )}
    </li>
  ));
}

/** Name of the website, its navigation and the user's controls; a menu on narrow screens. */
export function SiteHeader(props: SiteHeaderProps) {
  const { utility, brand, navigationLabel, navigation, actions, tools, menuLabel, ...others } =
    props;
  const { closeLabel, externalNote, size = 'site', width = 'page', ...rest } = others;
  const menu = { navigationLabel, navigation, actions, menuLabel, closeLabel, externalNote, size };
  const words = useWords('siteHeader', siteHeaderWords);
  return (
    <>
      <header {...mergeProps({ className: styles.root, 'data-size': size }, rest)}>
        {utility}
        <div className={`${column[width]} ${styles.bar}`} data-size={size}>
          <PageLink href={brand.href} className={styles.brand}>
            {brand.mark}
            <span className={styles.names}>
              <span className={styles.name}>{brand.name}</span>{' '}
              {brand.otherName && (
                <span lang={brand.otherName.lang} className={styles.otherName}>
                  {brand.otherName.text}
                </span>
              )}
            </span>
          </PageLink>
          <nav
            aria-label={navigationLabel ?? words.navigationLabel}
            className={styles.wideNavigation}
          >
            <ul className={styles.navigation}>
              <BarEntries navigation={navigation} externalNote={externalNote} />
            </ul>
          </nav>
          {actions !== undefined && (
            <div className={styles.actions} data-size={size}>
              {actions}
            </div>
          )}
          {tools}
          <NarrowMenu {...menu} />
        </div>
        <div className={column[width]}>
          <PlainMenu {...{ navigationLabel, navigation, externalNote }} />
        </div>
      </header>
      <div role="presentation" aria-hidden="true" className={styles.strip[size]} />
    </>
  );
}
