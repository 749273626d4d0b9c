import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { DisclosureMenu, type DisclosureMenuProps } from './DisclosureMenu.tsx';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './NavMenu.css.ts';

export type { NavAction, NavEntry, NavGroup, NavTarget } from './navEntry.tsx';

/** The props of `NavMenu`. */
export interface NavMenuProps extends Omit<
  DisclosureMenuProps,
  'trigger' | 'triggerClass' | 'isCurrent'
> {
  /** Label of the button. */
  label: string;
}

/** A navigation entry that opens a list of links. */
export function NavMenu({ label, items, ...rest }: NavMenuProps) {
  const hasCurrent = items.some((item) => 'href' in item && item.isCurrent === true);
  return (
    <DisclosureMenu
      {...mergeProps({ className: styles.root }, rest)}
      items={items}
      triggerClass={styles.trigger}
      isCurrent={hasCurrent}
      trigger={
        <>
          {label}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    />
  );
}
