import { useEffect, type ComponentProps } from 'react';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './OtpField.css.ts';
import { useOtpInput } from './useOtpInput.ts';

/** The props of `OtpField`, with those of a native input. */
export interface OtpFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'onChange' | 'children'> {
  /** Number of digits; 6 by default. */
  digits?: number;
  value: string;
  /** Called with the digits only. */
  onChange: (value: string) => void;
}

/**
 * A one-time code: boxes over one input, so that autofill, paste, voice control and screen readers use an ordinary
 * field. It receives the focus with an error; the caller clears it.
 */
export function OtpField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  digits = 6,
  value,
  onChange,
  ...input
}: OtpFieldProps) {
  const { field, caret, change, paste, updateCaret, clearCaret } = useOtpInput(
    digits,
    value,
    onChange,
  );
  useEffect(() => {
    if (errorMessage !== undefined) field.current?.focus();
  }, [errorMessage, field]);
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(controlProps) => (
        <div className={styles.frame}>
          <input
            {...input}
            {...controlProps}
            ref={field}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            maxLength={2 * digits}
            className={styles.input}
            value={value}
            onChange={change}
            onPaste={paste}
            onSelect={updateCaret}
            onFocus={updateCaret}
            onBlur={clearCaret}
          />
          <div className={styles.boxes} aria-hidden>
            {Array.from({ length: digits }, (_, index) => (
              <span
                key={index}
                className={styles.box}
                data-active={caret === index || undefined}
                data-invalid={errorMessage !== undefined || undefined}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
