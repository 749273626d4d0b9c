'use client';
import { CircleCheck, Undo2, X } from 'lucide';
import { useId, useRef, type ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { toastWords } from './Toast.words.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import { useAutoClose } from './useAutoClose.ts';
import { useRegionShortcut } from './useRegionShortcut.ts';

/** A short confirmation. */
export interface ToastMessage {
  id: string;
  text: string;
  /** Reverts the action and closes the message, for example "Undo". */
  undo?: { label: string; onClick: () => void };
}

/** The props of `Toast`, with those of a native `section`. */
export interface ToastProps extends Omit<ComponentProps<'section'>, 'children' | 'onClose'> {
  /** Name of the region; F6 moves the focus to it. */
  label?: string | undefined;
  /** Name of the close button of each message. */
  closeLabel?: string | undefined;
  /** The messages, oldest first. */
  messages: readonly ToastMessage[];
  /** Called when a message is closed or expires. */
  onClose: (id: string) => void;
}

/** Confirmations that close after eight seconds, but not while they are hovered or focused. */
export function Toast({ ref, label, closeLabel, messages, onClose, ...rest }: ToastProps) {
  const words = useWords('toast', toastWords);
  const region = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(region, ref);
  const regionId = useId();
  useAutoClose(region, messages[0]?.id, onClose);
  const restoreFocus = useRegionShortcut(region);
  const close = (id: string) => {
    restoreFocus();
    onClose(id);
  };
  return (
    <section
      {...mergeProps({ 'aria-label': label ?? words.label, className: styles.root }, rest)}
      ref={mergedRef}
    >
      <div role="status" className={styles.list}>
        {messages.map(({ id, text, undo }) => (
          <div key={id} className={styles.toast}>
            <Icon of={CircleCheck} />
            <span id={`${regionId}-${id}`} className={styles.text}>
              {text}
            </span>
            {undo && (
              <Button
                kind="quiet"
                icon={<Icon of={Undo2} />}
                aria-describedby={`${regionId}-${id}`}
                onClick={() => {
                  undo.onClick();
                  close(id);
                }}
              >
                {undo.label}
              </Button>
            )}
            <Button
              kind="quiet"
              icon={<Icon of={X} />}
              isIconOnly
              aria-describedby={`${regionId}-${id}`}
              onClick={() => close(id)}
            >
              {closeLabel ?? words.closeLabel}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
