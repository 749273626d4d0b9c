import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './Dialog.css.ts';

/** The props of `Dialog`. */
export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape or the close button; the caller sets `isOpen`. */
  onOpenChange: () => void;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons at the end: secondary first, primary last. */
  footer?: ReactNode;
  /** Maximum width of the dialog; `default` by default. */
  size?: 'default' | 'wide';
  /** `dialog` by default; `alertdialog` for a message that needs an answer at once. */
  role?: 'dialog' | 'alertdialog';
  /** Selector of the control that receives the focus in place of the opener: `[aria-invalid="true"]`. */
  returnFocusTo?: string;
  /** Delay in milliseconds after which that control receives the focus; 0 by default. */
  returnFocusAfterMs?: number;
  children?: ReactNode;
}

// An element with `data-initial-focus` is preferred to the first field.
const initialFocus = '[data-initial-focus]';
const firstInput =
  'input:not([type=hidden]):not([readonly]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const findInitialFocus = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>(initialFocus) ?? dialog.querySelector<HTMLElement>(firstInput);

/** A modal dialog with a question or a small form; returns the focus to the opener. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  closeLabel,
  description,
  footer,
  size = 'default',
  role = 'dialog',
  returnFocusTo,
  returnFocusAfterMs = 0,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [titleId, descriptionId] = [useId(), useId()];
  const restoreFocus = useEffectEvent((opener: Element | null) => {
    const field = returnFocusTo && document.querySelector<HTMLElement>(returnFocusTo);
    if (field) setTimeout(() => field.focus(), returnFocusAfterMs);
    else if (opener instanceof HTMLElement) opener.focus();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    (findInitialFocus(element) ?? heading.current)?.focus();
    return () => {
      element.close();
      restoreFocus(opener);
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onOpenChange();
  };
  // A second Escape closes the element without a cancelable event; the caller decides, so it opens again.
  const reopen = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog[size]}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      onCancel={cancel}
      onClose={reopen}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onOpenChange}>
          {closeLabel}
        </Button>
      </div>
      <div className={styles.body}>
        {description !== undefined && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {children}
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
