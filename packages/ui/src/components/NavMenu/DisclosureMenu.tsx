import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { NavEntryControl, type NavAction, type NavTarget } from './navEntry.tsx';
import * as styles from './NavMenu.css.ts';
import { useDisclosure } from './useDisclosure.ts';

/** The props of `DisclosureMenu`. */
export interface DisclosureMenuProps {
  /** Content of the button, which is also its accessible name. */
  trigger: ReactNode;
  triggerClass: string;
  items: readonly (NavTarget | NavAction)[];
  /** The edge of the button with which the panel is aligned; `start` by default. */
  align?: 'start' | 'end';
  externalNote: string;
}

const arrowSteps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** A disclosure button with a list of links and actions; the arrows move, Escape closes and returns the focus. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { trigger, triggerClass, items, align = 'start' } = props;
  const { isOpen, setOpen, dismiss, boxRef, buttonRef } = useDisclosure();
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnButton = event.target === buttonRef.current;
    const step = arrowSteps[event.key];
    if (!step || (isOnButton && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (!isOpen) setOpen(true);
    requestAnimationFrame(() => {
      const entries = [...(boxRef.current?.querySelectorAll<HTMLElement>('li > *') ?? [])];
      const at = entries.findIndex((entry) => entry === document.activeElement);
      entries[step(at, entries.length - 1)]?.focus();
    });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrow keys of its entries
    <div ref={boxRef} className={styles.box} onKeyDown={handleKeyDown}>
      <button
        ref={buttonRef}
        type="button"
        className={triggerClass}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles the presses of its entries */}
      <ul id={id} hidden={!isOpen} className={styles.panel[align]} onClick={dismiss}>
        {items.map((entry) => (
          <li key={entry.label}>
            <NavEntryControl
              entry={entry}
              className={styles.entry}
              externalNote={props.externalNote}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
