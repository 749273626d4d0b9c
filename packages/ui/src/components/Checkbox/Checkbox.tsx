import { Check, Minus } from 'lucide';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './Checkbox.css.ts';

/** The props of `Checkbox`, with those of a native checkbox. */
export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type'
> {
  /** Label; the whole row can be pressed. */
  label: ReactNode;
  errorMessage?: string;
  /** Some of the group are checked; shown as a dash. */
  isIndeterminate?: boolean;
}

// Only a script can set this state of a native checkbox.
function drawDash(frame: HTMLElement | null) {
  const box = frame?.querySelector('input');
  if (!box) return undefined;
  box.indeterminate = true;
  return () => {
    box.indeterminate = false;
  };
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  errorMessage,
  isIndeterminate = false,
  ...input
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={errorMessage === undefined ? undefined : styles.invalid}>
      <label className={styles.row}>
        <span ref={isIndeterminate ? drawDash : undefined} className={styles.frame}>
          <input
            {...input}
            type="checkbox"
            className={styles.input}
            aria-invalid={errorMessage === undefined ? undefined : true}
            aria-describedby={errorMessage === undefined ? undefined : errorId}
          />
          <span className={styles.mark} aria-hidden>
            <Icon of={isIndeterminate ? Minus : Check} size="small" />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={errorId} message={errorMessage} />
    </div>
  );
}
