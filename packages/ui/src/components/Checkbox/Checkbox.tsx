import { Check, CircleAlert } from 'lucide';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

/** What a checkbox takes, beside everything a native one takes. */
export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type'
> {
  /** The sentence that is agreed to; the whole row can be pressed. */
  label: ReactNode;
  errorMessage?: string;
}

/** One thing that is so, or not. */
export function Checkbox({ label, errorMessage, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={errorMessage === undefined ? undefined : styles.invalid}>
      <label className={styles.row}>
        <span className={styles.frame}>
          <input
            {...input}
            type="checkbox"
            className={styles.input}
            aria-invalid={errorMessage === undefined ? undefined : true}
            aria-describedby={errorMessage === undefined ? undefined : errorId}
          />
          <span className={styles.mark} aria-hidden>
            <Icon of={Check} size="small" />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {errorMessage !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size="medium" />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  );
}
