import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './MenuSheet.css.ts';

/** The props of `MenuSheet`. */
export interface MenuSheetProps {
  isOpen: boolean;
  /** Called by Escape, the close button, a press beside the sheet or a chosen link. */
  onOpenChange: () => void;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** The edge of the screen at which it opens; `end` by default. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A modal, full-height sheet with the navigation, for narrow screens. */
export function MenuSheet(props: MenuSheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ onOpenChange, title, closeLabel, side = 'end', children }: MenuSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = sheet.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onOpenChange();
  };
  const closeAfterChoice = (event: MouseEvent) => {
    const isBeside = event.target === sheet.current;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBeside || isLink) onOpenChange();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={sheet}
      className={styles.sheet[side]}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={closeAfterChoice}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onOpenChange}>
            {closeLabel}
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
