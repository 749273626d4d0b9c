'use client';
import { X } from 'lucide';
import { useId, useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useModalElement } from '../../styles/useModalElement.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Drawer.css.ts';
import { drawerWords } from './Drawer.words.ts';
import { usePressOutside } from './usePressOutside.ts';

/** The props of `Drawer`, with those of a native `dialog`. */
export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it is open, if it is controlled. */
  isOpen?: boolean | undefined;
  /** Whether it is open initially. */
  defaultOpen?: boolean | undefined;
  /** Called with false by Escape, the close button and, if dismissable, a press beside it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Heading and accessible name of the drawer. */
  title: string;
  /** Name of the close button. */
  closeLabel?: string | undefined;
  /** One sentence below the title. */
  description?: ReactNode | undefined;
  /** Buttons at the lower edge, always visible: secondary first, primary last. */
  footer?: ReactNode | undefined;
  /** The edge of the window at which it opens; `end` by default. */
  side?: 'start' | 'end' | undefined;
  /** Its width where there is room: `default` 30 rem, `wide` 45; `default` by default. */
  size?: 'default' | 'wide' | undefined;
  /** Asks to close also by a press beside it; not for a form, whose answers would be lost. */
  isDismissable?: boolean | undefined;
}

/** A modal panel at the side of the window, for details or filters of the page below it. */
export function Drawer({ isOpen, defaultOpen = false, onOpenChange, ...panel }: DrawerProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange);
  return isShown ? <OpenDrawer {...panel} onDismiss={() => setShown(false)} /> : null;
}

type OpenDrawerProps = Omit<DrawerProps, 'defaultOpen' | 'isOpen' | 'onOpenChange'> & {
  onDismiss: () => void;
};

function OpenDrawer({
  onDismiss,
  title,
  closeLabel,
  description,
  footer,
  side = 'end',
  size = 'default',
  isDismissable = false,
  ref,
  children,
  ...rest
}: OpenDrawerProps) {
  const words = useWords('drawer', drawerWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const root = useMergedRefs(dialog, ref);
  const [titleId, descriptionId] = [useId(), useId()];
  useModalElement(dialog);
  const pressOutside = usePressOutside(onDismiss);
  const own = {
    className: styles.root,
    'data-side': side,
    'data-size': size,
    'aria-labelledby': titleId,
    'aria-describedby': description === undefined ? undefined : descriptionId,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onDismiss();
    },
    // A second Escape closes the element without a cancelable event; the caller decides, so it opens again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) currentTarget.showModal();
    },
    ...(isDismissable ? pressOutside : {}),
  };
  return (
    <dialog {...mergeProps(own, rest)} ref={root}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onDismiss}>
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
