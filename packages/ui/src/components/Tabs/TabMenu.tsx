'use client';
import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLazyComponent } from '../../styles/useLazyComponent.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { TabChoice } from './tab.ts';
import * as styles from './Tabs.css.ts';

interface TabMenuProps extends TabChoice {
  /** Text of the button, which contains the label of the selected tab. */
  text: string;
  /** Delay in milliseconds after which a press opens or closes the list. */
  delayMs: number;
}

type Timer = ReturnType<typeof setTimeout>;

const loadItems = () => import('./TabMenuItems.tsx').then(({ TabMenuItems }) => TabMenuItems);
const isAlwaysNeeded = () => true;

/** A button that replaces the tabs on a narrow screen and opens their list, which is loaded after the page. */
export function TabMenu({ text, delayMs, ...choice }: TabMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { Component: Entries, load } = useLazyComponent(loadItems, isAlwaysNeeded);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<Timer>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const toggle = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!next || Entries) setOpen(next);
    else void load().then(setOpen);
  };
  // A second press while the first one is pending would toggle the list back.
  const press = () => {
    if (delayMs === 0) toggle(!isOpen);
    else timer.current ??= setTimeout(() => toggle(!isOpen), delayMs);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    toggle(false);
    button.current?.focus();
  };
  const choose = (next: string) => {
    toggle(false);
    choice.onSelectionChange(next);
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
      {Entries && <Entries {...choice} isOpen={isOpen} onSelectionChange={choose} />}
    </div>
  );
}
