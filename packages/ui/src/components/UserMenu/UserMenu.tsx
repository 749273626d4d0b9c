'use client';
import { ChevronDown } from 'lucide';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { userMenuWords } from './UserMenu.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DisclosureMenu, type DisclosureMenuProps } from '../NavMenu/DisclosureMenu.tsx';
import { getInitials } from './getInitials.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './UserMenu.css.ts';

type OwnMenuProp = 'align' | 'externalNote' | 'isCurrent' | 'trigger' | 'triggerClass';

/** The props of `UserMenu`, with those of the `div` around button and list. */
export interface UserMenuProps extends Omit<DisclosureMenuProps, OwnMenuProp> {
  /** Text above the name, "Welcome" by default. */
  welcome?: string | undefined;
  /** The user's full name. */
  name: string;
  /** Hidden text that names the menu, "account menu" by default. */
  menuLabel?: string | undefined;
  /** Hidden text after a link to another website. */
  externalNote?: string | undefined;
}

/** A menu of the account, whose button shows the user's name. */
export function UserMenu(props: UserMenuProps) {
  const { welcome, name, menuLabel, ...rest } = props;
  const words = useWords('userMenu', userMenuWords);
  return (
    <DisclosureMenu
      {...mergeProps({ className: styles.root }, rest)}
      align="end"
      triggerClass={styles.trigger}
      trigger={
        <>
          <span className={styles.avatar} aria-hidden="true">
            {getInitials(name)}
          </span>
          <span className={styles.texts}>
            <span className={styles.welcome}>{welcome ?? words.welcome}</span>{' '}
            <b className={styles.name}>{name}</b>
          </span>
          <span className={visuallyHidden}>, {menuLabel ?? words.menuLabel}</span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </>
      }
    />
  );
}
