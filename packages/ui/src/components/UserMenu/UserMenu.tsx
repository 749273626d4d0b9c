import { ChevronDown } from 'lucide';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DisclosureMenu } from '../NavMenu/DisclosureMenu.tsx';
import type { NavAction, NavTarget } from '../NavMenu/navEntry.tsx';
import { getInitials } from './getInitials.ts';
import * as styles from './UserMenu.css.ts';

/** The props of `UserMenu`. */
export interface UserMenuProps {
  /** Text above the name, for example "Welcome". */
  welcome: string;
  /** The user's full name. */
  name: string;
  /** Hidden text that names the menu, for example "account menu". */
  menuLabel: string;
  items: readonly (NavTarget | NavAction)[];
  externalNote?: string;
}

/** A menu of the account, whose button shows the user's name. */
export function UserMenu({ welcome, name, menuLabel, items, externalNote = '' }: UserMenuProps) {
  return (
    <DisclosureMenu
      align="end"
      items={items}
      externalNote={externalNote}
      triggerClass={styles.trigger}
      trigger={
        <>
          <span className={styles.avatar} aria-hidden="true">
            {getInitials(name)}
          </span>
          <span className={styles.texts}>
            <span className={styles.welcome}>{welcome}</span> <b className={styles.name}>{name}</b>
          </span>
          <span className={visuallyHidden}>, {menuLabel}</span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </>
      }
    />
  );
}
