import { ChevronDown } from 'lucide';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DisclosureMenu } from '../NavMenu/DisclosureMenu.tsx';
import type { NavAction, NavTarget } from '../NavMenu/navEntry.tsx';
import { initialsOf } from './initials.ts';
import * as styles from './UserMenu.css.ts';

/** The props of `UserMenu`. */
export interface UserMenuProps {
  /** The line above the name, for example "Welcome". */
  welcome: string;
  /** The user's full name. */
  name: string;
  /** Hidden words that say what the button opens, for example "account menu". */
  menuLabel: string;
  items: readonly (NavTarget | NavAction)[];
  externalNote?: string;
}

/** Welcomes the user by name and opens the entries of the account. */
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
            {initialsOf(name)}
          </span>
          <span className={styles.words}>
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
