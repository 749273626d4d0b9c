import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';

/** A short confirmation. */
export interface ToastMessage {
  id: string;
  text: string;
}

/** What the toast region takes. */
export interface ToastProps {
  /** Name of the region; F6 moves the focus to it. */
  label: string;
  closeLabel: string;
  messages: readonly ToastMessage[];
  /** A message was closed, or its time is over. */
  onClose: (id: string) => void;
}

const shownMs = 8000;

/** Confirmations that need no answer; they leave after eight seconds, never while read. */
export function Toast({ label, closeLabel, messages, onClose }: ToastProps) {
  const region = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const oldest = messages[0];
  useEffect(() => {
    if (oldest === undefined || isHeld) return undefined;
    const timer = setTimeout(() => onClose(oldest.id), shownMs);
    return () => clearTimeout(timer);
  }, [oldest, isHeld, onClose]);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key === 'F6') region.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the time while read
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={styles.list}>
        {messages.map(({ id, text }) => (
          <div key={id} className={styles.toast}>
            <Icon of={CircleCheck} />
            <span className={styles.text}>{text}</span>
            <Button kind="quiet" icon={X} isIconOnly onClick={() => onClose(id)}>
              {closeLabel}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
