'use client';
import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useId, useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useModalElement } from '../../styles/useModalElement.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { dialogWords } from './Dialog.words.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './Dialog.css.ts';

/** The props of `Dialog`, with those of a native `dialog`. */
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'title'> {
  /** Whether it is open, if it is controlled. */
  isOpen?: boolean | undefined;
  /** Whether it is open initially. */
  defaultOpen?: boolean | undefined;
  /** Called with false by Escape or the close button. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Name of the close button. */
  closeLabel?: string | undefined;
  /** One sentence below the title. */
  description?: ReactNode | undefined;
  /** Buttons at the end: secondary first, primary last. */
  footer?: ReactNode | undefined;
  /** Maximum width of the dialog; `default` by default. */
  size?: 'default' | 'wide' | undefined;
  /** `dialog` by default; `alertdialog` for a message that needs an answer at once. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Selector of the control that receives the focus in place of the opener: `[aria-invalid="true"]`. */
  returnFocusTo?: string | undefined;
  /** Delay in milliseconds after which that control receives the focus; 0 by default. */
  returnFocusAfterMs?: number | undefined;
}

/** A modal dialog with a question or a small form; returns the focus to the opener. */
export function Dialog({ isOpen, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange);
  return isShown ? <OpenDialog {...rest} onClose={() => setShown(false)} /> : null;
}

type OpenDialogProps = Omit<DialogProps, 'defaultOpen' | 'isOpen' | 'onClose' | 'onOpenChange'> & {
  onClose: () => void;
};

function OpenDialog({
  ref,
  onClose,
  title,
  closeLabel,
  description,
  footer,
  size = 'default',
  role = 'dialog',
  returnFocusTo,
  returnFocusAfterMs = 0,
  children,
  ...rest
}: OpenDialogProps) {
  const words = useWords('dialog', dialogWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRefs(dialog, ref);
  const [titleId, descriptionId] = [useId(), useId()];
  useModalElement(dialog, (opener) => {
    const field = returnFocusTo && document.querySelector<HTMLElement>(returnFocusTo);
    if (field) setTimeout(() => field.focus(), returnFocusAfterMs);
    else if (opener instanceof HTMLElement) opener.focus();
  });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A second Escape closes the element without a cancelable event; the caller decides, so it opens again.
  const reopen = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  const own = {
    role,
    className: styles.root,
    'data-size': size,
    'aria-labelledby': titleId,
    'aria-describedby': description === undefined ? undefined : descriptionId,
    onCancel: cancel,
  };
  return (
    <dialog {...mergeProps(own, rest)} ref={mergedRef} onClose={reopen}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onClose}>
          {closeLabel ?? words.closeLabel}
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
