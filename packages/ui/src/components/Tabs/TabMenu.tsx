import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { TabChoice } from './tab.ts';
import * as styles from './Tabs.css.ts';
import { tabWords } from './tabWords.tsx';

interface TabMenuProps extends TabChoice {
  /** Words of the button, with the open tab in them. */
  text: string;
  /** How long after a press the list opens or closes, in milliseconds. */
  delayMs: number;
}

type Timer = ReturnType<typeof setTimeout>;

/** A button that stands for the tabs on a narrow screen and opens their list. */
export function TabMenu({ id, label, tabs, openId, text, delayMs, onChoose }: TabMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<Timer>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setOpen(next);
  };
  // A second press while the first is awaited would turn the list back.
  const press = () => {
    if (delayMs === 0) turn(!isOpen);
    else timer.current ??= setTimeout(() => turn(!isOpen), delayMs);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    turn(false);
    button.current?.focus();
  };
  const choose = (next: string) => {
    turn(false);
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
        onClick={press}
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
              {tabWords(tab)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
