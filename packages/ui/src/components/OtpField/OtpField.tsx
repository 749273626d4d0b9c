'use client';
import { useEffect } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { useFormReset } from '../../styles/useFormReset.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import * as styles from './OtpField.css.ts';
import { useOtpInput } from './useOtpInput.ts';

/** The props of `OtpField`, with those of a native input. */
export interface OtpFieldProps
  extends FieldFrameProps, Omit<ControlProps<'input'>, 'maxLength' | 'onChange' | 'type'> {
  /** Number of digits; 6 by default. */
  digits?: number | undefined;
  /** Called with the digits only. */
  onChange?: ((value: string) => void) | undefined;
}

// A person who mends another field, or reads the summary of errors, keeps the focus.
const inUse = 'input, select, textarea, [contenteditable], [role="alert"]';
const isFocusInUse = () => Boolean(document.activeElement?.closest(inUse));

/**
 * A one-time code: boxes over one input, so that autofill, paste, voice control and screen readers use an ordinary
 * field. It receives the focus with an error, unless another field or an
 * error summary has it; the caller clears it.
 */
export function OtpField(props: OtpFieldProps) {
  const { frame, control, root } = useFieldProps(props);
  const { digits = 6, defaultValue = '', onChange, ref, ...input } = control;
  const [value, setValue] = useControlledState(input.value, defaultValue, onChange);
  useFormReset(root, () => {
    if (input.value === undefined) setValue(defaultValue);
  });
  const { field, caret, handlers } = useOtpInput(digits, value, setValue);
  const mergedRef = useMergedRefs(field, ref);
  const { errorMessage } = frame;
  useEffect(() => {
    if (errorMessage !== undefined && !isFocusInUse()) field.current?.focus();
  }, [errorMessage, field]);
  return (
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => (
        <div className={styles.frame}>
          <input
            {...mergeProps({ ...controlProps, ...handlers }, toNativeProps(input))}
            ref={mergedRef}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            maxLength={2 * digits}
            className={styles.input}
            value={value}
            onChange={handlers.onChange}
          />
          <div className={styles.boxes} aria-hidden>
            {Array.from({ length: digits }, (_, index) => (
              <span
                key={index}
                className={styles.box}
                data-active={caret === index || undefined}
                data-invalid={controlProps['aria-invalid']}
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
