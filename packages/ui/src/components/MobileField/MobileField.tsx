import { Check } from 'lucide';
import type { ChangeEvent, ComponentProps, MouseEvent } from 'react';
import { addon, group, grouped, prefix } from '../../styles/field.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './MobileField.css.ts';
import { useNumberFocus } from './useNumberFocus.ts';

/** The state of the verification. */
export type MobileState = 'unverified' | 'sending' | 'verified';

/** The props of `MobileField`, with those of a native input. */
export interface MobileFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'prefix'> {
  /** Country prefix, for example +91. */
  prefix: string;
  state: MobileState;
  verifyLabel: string;
  verifiedLabel: string;
  /** Whether the typed number can be verified, else the button is disabled; true by default. */
  canVerify?: boolean;
  /** Makes Verify the submit button of the form around the field, whose `onSubmit` verifies; false by default. */
  isSubmit?: boolean;
  /** Called when Verify is pressed and is not a submit button. */
  onVerify?: () => void;
  /** Label of the button that makes a verified number editable again, for example "Change". */
  changeLabel?: string;
  /** Called when that button is pressed; the new number has to be verified again. */
  onChangeNumber?: () => void;
}

const digitCount = 10;

/** Returns the ten digits of a typed or pasted number, without a country code. */
function normalizeNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.startsWith('91') && digits.length === digitCount + 2
    ? digits.slice(2)
    : digits.slice(0, digitCount);
}

interface VerificationControlProps extends Pick<
  MobileFieldProps,
  'state' | 'verifyLabel' | 'verifiedLabel'
> {
  canVerify: boolean;
  isSubmit: boolean;
  onPress: (event: MouseEvent) => void;
}

function VerificationControl({
  state,
  verifyLabel,
  verifiedLabel,
  canVerify,
  isSubmit,
  onPress,
}: VerificationControlProps) {
  const isVerified = state === 'verified';
  return (
    <>
      <span role="status" className={styles.status}>
        {isVerified && (
          <span className={styles.verified}>
            <Icon of={Check} />
            {verifiedLabel}
          </span>
        )}
      </span>
      {!isVerified && (
        <button
          type={isSubmit ? 'submit' : 'button'}
          className={addon}
          aria-disabled={state === 'sending' || !canVerify || undefined}
          aria-busy={state === 'sending' || undefined}
          onClick={onPress}
        >
          {verifyLabel}
        </button>
      )}
    </>
  );
}

/**
 * A mobile number of ten digits with its verification: a button Verify, then the text Verified; the number is
 * read-only then and receives the focus of the button.
 */
export function MobileField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  prefix: countryPrefix,
  state,
  verifyLabel,
  verifiedLabel,
  canVerify = true,
  isSubmit = false,
  onVerify,
  changeLabel,
  onChangeNumber,
  ...input
}: MobileFieldProps) {
  const isVerified = state === 'verified';
  const { box, markPressed, focusNumber } = useNumberFocus(isVerified);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = normalizeNumber(event.target.value);
    input.onChange?.(event);
  };
  const verify = (event: MouseEvent) => {
    if (state !== 'unverified' || !canVerify) {
      event.preventDefault();
      return;
    }
    markPressed();
    onVerify?.();
  };
  const change = () => {
    focusNumber();
    onChangeNumber?.();
  };
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(controlProps) => (
        <>
          <div ref={box} className={group}>
            <span className={prefix}>{countryPrefix}</span>
            <input
              inputMode="numeric"
              autoComplete="tel"
              {...input}
              onChange={handleChange}
              {...controlProps}
              type="tel"
              readOnly={isVerified}
              className={grouped}
            />
            <VerificationControl
              {...{ state, verifyLabel, verifiedLabel, canVerify, isSubmit }}
              onPress={verify}
            />
          </div>
          {isVerified && changeLabel !== undefined && (
            <button type="button" className={styles.change} onClick={change}>
              {changeLabel}
            </button>
          )}
        </>
      )}
    </Field>
  );
}
