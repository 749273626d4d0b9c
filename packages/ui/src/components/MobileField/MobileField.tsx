'use client';
import { Check } from 'lucide';
import type { ChangeEvent, MouseEvent } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { mobileFieldWords } from './MobileField.words.ts';
import { addon, group, grouped, prefix } from '../../styles/field.css.ts';
import { toLatinDigits } from '../../styles/digits.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './MobileField.css.ts';
import { useNumberFocus } from './useNumberFocus.ts';

/** The state of the verification. */
export type MobileState = 'unverified' | 'sending' | 'verified';

/** The props of `MobileField`, with those of a native input. */
export interface MobileFieldProps
  extends FieldFrameProps, Omit<ControlProps<'input'>, 'prefix' | 'type'> {
  /** Country prefix, for example +91. */
  prefix: string;
  /** Whether the number is verified. */
  state: MobileState;
  /** Label of the button that starts the verification. */
  verifyLabel?: string | undefined;
  /** Shown in its place when the number is verified. */
  verifiedLabel?: string | undefined;
  /** Disables Verify, for example while the number is incomplete. */
  isVerifyDisabled?: boolean | undefined;
  /** Makes Verify the submit button of the form around the field, whose `onSubmit` verifies. */
  isSubmit?: boolean | undefined;
  /** Called when Verify is pressed and is not a submit button. */
  onVerify?: (() => void) | undefined;
  /** Label of the button that makes a verified number editable again, for example "Change". */
  changeLabel?: string | undefined;
  /** Called when that button is pressed; the new number has to be verified again. */
  onChangeNumber?: (() => void) | undefined;
}

const digitCount = 10;

/** Returns the ten digits of a typed or pasted number, without a country code. */
function normalizeNumber(typed: string): string {
  const digits = toLatinDigits(typed).replaceAll(/\D/g, '');
  return digits.startsWith('91') && digits.length === digitCount + 2
    ? digits.slice(2)
    : digits.slice(0, digitCount);
}

interface VerificationControlProps extends Pick<
  MobileFieldProps,
  'state' | 'verifyLabel' | 'verifiedLabel'
> {
  isVerifyDisabled: boolean;
  isSubmit: boolean;
  onPress: (event: MouseEvent) => void;
}

function VerificationControl({
  state,
  verifyLabel,
  verifiedLabel,
  isVerifyDisabled,
  isSubmit,
  onPress,
}: VerificationControlProps) {
  const words = useWords('mobileField', mobileFieldWords);
  const isVerified = state === 'verified';
  return (
    <>
      <span role="status" className={styles.status}>
        {isVerified && (
          <span className={styles.verified}>
            <Icon of={Check} />
            {verifiedLabel ?? words.verifiedLabel}
          </span>
        )}
      </span>
      {!isVerified && (
        <button
          type={isSubmit ? 'submit' : 'button'}
          className={addon}
          aria-disabled={state === 'sending' || isVerifyDisabled || undefined}
          aria-busy={state === 'sending' || undefined}
          onClick={onPress}
        >
          {verifyLabel ?? words.verifyLabel}
        </button>
      )}
    </>
  );
}

/**
 * A mobile number of ten digits with its verification: a button Verify, then the text Verified; the number is
 * read-only then and receives the focus of the button.
 */
export function MobileField(props: MobileFieldProps) {
  const { frame, control } = useFieldProps(props);
  const { prefix: countryPrefix, state, verifyLabel, verifiedLabel, ...others } = control;
  const { isVerifyDisabled = false, isSubmit = false, onVerify, ...rest } = others;
  const { changeLabel, onChangeNumber, ...input } = rest;
  const { onChange, ...native } = toNativeProps(input);
  const isVerified = state === 'verified';
  const { box, markPressed, focusNumber } = useNumberFocus(isVerified);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = normalizeNumber(event.target.value);
    onChange(event);
  };
  const verify = (event: MouseEvent) => {
    if (state !== 'unverified' || isVerifyDisabled) {
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
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => (
        <>
          <div ref={box} className={group}>
            <span className={prefix}>{countryPrefix}</span>
            <input
              inputMode="numeric"
              autoComplete="tel"
              {...mergeProps(controlProps, native)}
              type="tel"
              readOnly={isVerified || input.isReadOnly}
              onChange={handleChange}
              className={grouped}
            />
            <VerificationControl
              {...{ state, verifyLabel, verifiedLabel, isVerifyDisabled, isSubmit }}
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
