import { Check } from 'lucide';
import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { spinner } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './Switch.css.ts';

/** The props of `Switch`, with those of a native checkbox. */
export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'disabled'
> {
  /** Label; the whole row can be pressed. */
  label: ReactNode;
  /** A sentence below the label. */
  description?: ReactNode;
  errorMessage?: string;
  /** The change is pending: presses do nothing and a spinner is shown. */
  isPending?: boolean;
  /** Disables the switch, which remains focusable. */
  isDisabled?: boolean;
}

/** A switch that turns a setting on or off immediately. */
export function Switch({
  label,
  description,
  errorMessage,
  isPending = false,
  isDisabled = false,
  checked,
  defaultChecked = false,
  onChange,
  ...input
}: SwitchProps) {
  const [ownChecked, setOwnChecked] = useState(defaultChecked);
  const id = useId();
  const isInert = isPending || isDisabled;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (isInert) return;
    setOwnChecked(event.target.checked);
    onChange?.(event);
  };
  const described = [
    input['aria-describedby'],
    description !== undefined && `${id}-hint`,
    errorMessage !== undefined && `${id}-error`,
  ];
  return (
    <div className={errorMessage === undefined ? undefined : styles.invalid}>
      <label className={styles.row}>
        <span className={styles.frame}>
          <input
            {...input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state
            role="switch"
            className={styles.input}
            checked={checked ?? ownChecked}
            onChange={change}
            aria-labelledby={`${id}-label`}
            aria-disabled={isInert || undefined}
            aria-busy={isPending || undefined}
            aria-invalid={errorMessage === undefined ? undefined : true}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
          />
          <span className={styles.thumb} aria-hidden>
            <span className={styles.mark}>
              <Icon of={Check} size="small" />
            </span>
          </span>
        </span>
        <span className={styles.texts}>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {description !== undefined && (
            <span id={`${id}-hint`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        {isPending && (
          <span className={styles.pending} aria-hidden>
            <span className={spinner} />
          </span>
        )}
      </label>
      <FieldError id={`${id}-error`} message={errorMessage} />
    </div>
  );
}
