import { Menu } from 'lucide';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { HeaderSheetProps, SiteHeaderProps } from './header.ts';
import * as styles from './SiteHeader.css.ts';
import { useLateSheet } from './useLateSheet.ts';

type NarrowMenuProps = Omit<HeaderSheetProps, 'onClose'> & Pick<SiteHeaderProps, 'size'>;

/** The button of narrow screens and the sheet that it opens, which is loaded behind the page. */
export function NarrowMenu({ size = 'site', ...rest }: NarrowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { Sheet, load } = useLateSheet();
  return (
    <div className={styles.narrowOnly}>
      <Button
        icon={Menu}
        aria-expanded={isOpen}
        onPointerDown={load}
        onFocus={load}
        onClick={() => void load().then(setOpen)}
      >
        <span className={styles.menuWord[size]}>{rest.menuLabel}</span>
      </Button>
      {isOpen && Sheet && <Sheet {...rest} onClose={() => setOpen(false)} />}
    </div>
  );
}
