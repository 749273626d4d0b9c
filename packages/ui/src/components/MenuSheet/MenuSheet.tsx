'use client';
import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useId, useRef, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useModalElement } from '../../styles/useModalElement.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { menuSheetWords } from './MenuSheet.words.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './MenuSheet.css.ts';

/** The props of `MenuSheet`, with those of a native `dialog`. */
export interface MenuSheetProps extends Omit<
  ComponentProps<'dialog'>,
  'onClose' | 'open' | 'title'
> {
  /** Whether it is open, if it is controlled. */
  isOpen?: boolean | undefined;
  /** Whether it is open initially. */
  defaultOpen?: boolean | undefined;
  /** Called with false by Escape, the close button, a press beside the sheet or a chosen link. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Heading and accessible name of the sheet. */
  title?: string | undefined;
  /** Name of the close button. */
  closeLabel?: string | undefined;
  /** The edge of the screen at which it opens; `end` by default. */
  side?: 'start' | 'end' | undefined;
}

/** A modal, full-height sheet with the navigation, for narrow screens. */
export function MenuSheet({ isOpen, defaultOpen = false, onOpenChange, ...rest }: MenuSheetProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange);
  return isShown ? <OpenSheet {...rest} onClose={() => setShown(false)} /> : null;
}

type OpenSheetProps = Omit<MenuSheetProps, 'defaultOpen' | 'isOpen' | 'onOpenChange'> & {
  onClose: () => void;
};

function OpenSheet(props: OpenSheetProps) {
  const { ref, onClose, title, closeLabel, side = 'end', children, ...rest } = props;
  const words = useWords('menuSheet', menuSheetWords);
  const sheet = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRefs(sheet, ref);
  const titleId = useId();
  useModalElement(sheet);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeAfterChoice = (event: MouseEvent) => {
    const isBeside = event.target === event.currentTarget;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBeside || isLink) onClose();
  };
  const own = {
    className: styles.root,
    'data-side': side,
    'aria-labelledby': titleId,
    onCancel: cancel,
    // A second Escape closes the element without a cancelable event; the caller decides, so it opens again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) currentTarget.showModal();
    },
    onClick: closeAfterChoice,
  };
  return (
    <dialog {...mergeProps(own, rest)} ref={mergedRef}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title ?? words.title}
          </h2>
          <Button
            kind="quiet"
            icon={<Icon of={X} />}
            isIconOnly
            data-initial-focus
            onClick={onClose}
          >
            {closeLabel ?? words.closeLabel}
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
