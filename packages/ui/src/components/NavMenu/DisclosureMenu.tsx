'use client';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { NavEntryControl, type NavAction, type NavTarget } from './navEntry.tsx';
import * as styles from './NavMenu.css.ts';
import { useDisclosure, type DisclosureState } from './useDisclosure.ts';

/** The props of a menu that a button opens, with those of the `div` around them. */
export interface DisclosureMenuProps
  extends DisclosureState, Omit<ComponentProps<'div'>, 'children'> {
  /** Content of the button, which is also its accessible name. */
  trigger: ReactNode;
  triggerClass: string;
  /** Marks the button: one of the entries is the current page. */
  isCurrent?: boolean | undefined;
  /** The links and actions of the menu. */
  items: readonly (NavTarget | NavAction)[];
  /** The edge of the button with which the panel is aligned; `start` by default. */
  align?: 'start' | 'end' | undefined;
  /** Hidden text after external links, "opens another website" by default. */
  externalNote?: string | undefined;
}

const arrowSteps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** A disclosure button with a list of links and actions; the arrows move, Escape closes and returns the focus. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { trigger, triggerClass, items, align = 'start', externalNote, ...others } = props;
  const { isCurrent, isOpen: givenOpen, defaultOpen, onOpenChange, ref, ...rest } = others;
  const state = { isOpen: givenOpen, defaultOpen, onOpenChange };
  const { isOpen, setOpen, dismiss, boxRef, buttonRef } = useDisclosure(state);
  const mergedRef = useMergedRefs(boxRef, ref);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    const box = event.currentTarget;
    const isOnButton = event.target === box.firstElementChild;
    const step = arrowSteps[event.key];
    if (!step || (isOnButton && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (!isOpen) setOpen(true);
    requestAnimationFrame(() => {
      const entries = [...box.querySelectorAll<HTMLElement>('li > *')];
      const at = entries.findIndex((entry) => entry === document.activeElement);
      entries[step(at, entries.length - 1)]?.focus();
    });
  };

  return (
    <div {...mergeProps({ className: styles.box, onKeyDown: handleKeyDown }, rest)} ref={mergedRef}>
      <button
        ref={buttonRef}
        type="button"
        className={triggerClass}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles the presses of its entries */}
      <ul id={id} hidden={!isOpen} className={styles.panel} data-align={align} onClick={dismiss}>
        {items.map((entry) => (
          <li key={entry.label}>
            <NavEntryControl entry={entry} className={styles.entry} externalNote={externalNote} />
          </li>
        ))}
      </ul>
    </div>
  );
}
