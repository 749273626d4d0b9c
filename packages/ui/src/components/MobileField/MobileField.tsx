import { Check } from 'lucide';
import type { ChangeEvent, ComponentProps, MouseEvent } from 'react';
import { addon, group, grouped, prefix } from '../../styles/field.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './MobileField.css.ts';
import { useNumberFocus } from './useNumberFocus.ts';

/** How far the number is proven to be the user's. */
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
  /** Whether what is typed can be proven; else the button says that it cannot be pressed. */
  canVerify?: boolean;
  /** Verify is the button that submits the form around the field, whose `onSubmit` then does the proof. */
  isSubmit?: boolean;
  /** Verify was pressed, where it does not submit. */
  onVerify?: () => void;
  /** Words of the button below a verified number that makes it open again, for example "Change". */
  changeLabel?: string;
  /** That button was pressed; the number then needs another proof. */
  onChangeNumber?: () => void;
}

const length = 10;

/** Returns the ten digits of a typed or pasted number, without a country code. */
function digitsOf(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.startsWith('91') && digits.length === length + 2
    ? digits.slice(2)
    : digits.slice(0, length);
}

interface ProofProps extends Pick<MobileFieldProps, 'state' | 'verifyLabel' | 'verifiedLabel'> {
  canVerify: boolean;
  isSubmit: boolean;
  onPress: (event: MouseEvent) => void;
}

function Proof({ state, verifyLabel, verifiedLabel, canVerify, isSubmit, onPress }: ProofProps) {
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
 * A mobile number, digits only, with its proof: Verify, then Verified, when the number can no longer be changed and
 * takes the focus that its button had.
 */
export function MobileField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  prefix: country,
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
  const { box, remember, focusNumber } = useNumberFocus(isVerified);
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = digitsOf(event.target.value);
    input.onChange?.(event);
  };
  const verify = (event: MouseEvent) => {
    if (state !== 'unverified' || !canVerify) {
      event.preventDefault();
      return;
    }
    remember();
    onVerify?.();
  };
  const change = () => {
    focusNumber();
    onChangeNumber?.();
  };
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <>
          <div ref={box} className={group}>
            <span className={prefix}>{country}</span>
            <input
              inputMode="numeric"
              autoComplete="tel"
              {...input}
              onChange={keepDigits}
              {...wiring}
              type="tel"
              readOnly={isVerified}
              className={grouped}
            />
            <Proof
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
