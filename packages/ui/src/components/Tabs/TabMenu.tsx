import { ChevronDown } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { TabChoice } from './tab.ts';
import * as styles from './Tabs.css.ts';
import { TabWords } from './TabWords.tsx';

interface TabMenuProps extends TabChoice {
  /** Words of the button, with the open tab in them. */
  text: string;
}

/** A button that stands for the tabs on a narrow screen and opens their list. */
export function TabMenu({ id, label, tabs, openId, text, onChoose }: TabMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const choose = (next: string) => {
    setOpen(false);
    onChoose(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape of its entries
    <div onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-expanded={isOpen}
        aria-controls={`${id}-menu`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{text}</span>
        <Icon of={ChevronDown} />
      </button>
      <ul id={`${id}-menu`} aria-label={label} hidden={!isOpen} className={styles.menuList}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <button
              type="button"
              className={styles.menuEntry}
              aria-current={tab.id === openId ? 'true' : undefined}
              onClick={() => choose(tab.id)}
            >
              <TabWords tab={tab} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
