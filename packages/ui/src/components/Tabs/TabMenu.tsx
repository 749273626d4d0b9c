import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLate } from '../../styles/useLazyComponent.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { TabChoice } from './tab.ts';
import * as styles from './Tabs.css.ts';

interface TabMenuProps extends TabChoice {
  /** Words of the button, with the open tab in them. */
  text: string;
  /** How long after a press the list opens or closes, in milliseconds. */
  delayMs: number;
}

type Timer = ReturnType<typeof setTimeout>;

const entries = () => import('./TabEntries.tsx').then(({ TabEntries }) => TabEntries);
const always = () => true;

/** A button that replaces the tabs on a narrow screen and opens their list, which is loaded after the page. */
export function TabMenu({ text, delayMs, ...choice }: TabMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { Part: Entries, load } = useLate(entries, always);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<Timer>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!next || Entries) setOpen(next);
    else void load().then(setOpen);
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
    choice.onChoose(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape of its entries
    <div onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-expanded={isOpen}
        aria-controls={Entries && `${choice.id}-menu`}
        onPointerDown={load}
        onFocus={load}
        onClick={press}
      >
        <span>{text}</span>
        <Icon of={ChevronDown} />
      </button>
      {Entries && <Entries {...choice} isOpen={isOpen} onChoose={choose} />}
    </div>
  );
}
