'use client';
import { Menu } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useState } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { siteHeaderWords } from './SiteHeader.words.ts';
import { useLazyComponent } from '../../styles/useLazyComponent.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../Button/Button.tsx';
import type { HeaderSheetProps, SiteHeaderProps } from './headerProps.ts';
import * as styles from './SiteHeader.css.ts';

type NarrowMenuProps = Omit<HeaderSheetProps, 'onClose'> & Pick<SiteHeaderProps, 'size'>;

const loadSheet = () => import('./HeaderSheet.tsx').then(({ HeaderSheet }) => HeaderSheet);
const isNarrow = () => matchMedia(media.upToNavigation).matches;

/** The menu button of narrow screens and the sheet that it opens, which is loaded after the page. */
export function NarrowMenu({ size = 'site', ...rest }: NarrowMenuProps) {
  const words = useWords('siteHeader', siteHeaderWords);
  const [isOpen, setOpen] = useState(false);
  const { Component: Sheet, load } = useLazyComponent(loadSheet, isNarrow);
  return (
    <div className={styles.narrowOnly} data-size={size}>
      <Button
        icon={<Icon of={Menu} />}
        aria-expanded={isOpen}
        onPointerDown={load}
        onFocus={load}
        onClick={() => void load().then(setOpen)}
      >
        <span className={styles.menuLabel} data-size={size}>
          {rest.menuLabel ?? words.menuLabel}
        </span>
      </Button>
      {isOpen && Sheet && <Sheet {...rest} onClose={() => setOpen(false)} />}
    </div>
  );
}
