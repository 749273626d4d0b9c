'use client';
import { Check, Minus } from 'lucide';
import {
  use,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useFormReset } from '../../styles/useFormReset.ts';
import { useResetTracking } from '../../styles/useResetTracking.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { CheckboxGroupContext } from '../CheckboxGroup/checkboxGroupContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useFormField } from '../Form/useFormField.ts';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './Checkbox.css.ts';

type ReplacedProp =
  'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'readOnly' | 'required';

/** The props of `Checkbox`, with those of a native checkbox. */
export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  ReplacedProp | 'children' | 'type' | 'value'
> {
  /** Label; the whole row can be pressed. */
  label: ReactNode;
  /** The error; the checkbox is invalid if it is set. */
  errorMessage?: string | undefined;
  /** Its value in the form and in the value of a `CheckboxGroup` around it. */
  value?: string | undefined;
  /** Whether it is checked, if it is controlled. */
  isSelected?: boolean | undefined;
  /** Whether it is checked initially. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Some of the group are checked; shown as a dash. */
  isIndeterminate?: boolean | undefined;
  /** Disables the control. */
  isDisabled?: boolean | undefined;
  /** Presses do nothing; the checkbox remains focusable and is sent. */
  isReadOnly?: boolean | undefined;
  /** It has to be checked before the form can be sent. */
  isRequired?: boolean | undefined;
  /** It is invalid without a message of its own; by default if there is an `errorMessage`. */
  isInvalid?: boolean | undefined;
  /** Class names of the root around checkbox, label and error. */
  className?: string | undefined;
  /** Style of the root. */
  style?: CSSProperties | undefined;
  /** Slot of the root. */
  slot?: string | undefined;
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

// The browser restores the state before a click that is prevented.
const keepState = (event: MouseEvent) => event.preventDefault();

const Mark = ({ isDash }: { isDash: boolean }) => (
  <span className={styles.mark} aria-hidden>
    <Icon of={isDash ? Minus : Check} size="small" />
  </span>
);

/** A checkbox with its label. */
export function Checkbox({
  label,
  id,
  errorMessage: givenMessage,
  name,
  value,
  isSelected,
  defaultSelected,
  onChange,
  isIndeterminate = false,
  isDisabled,
  isReadOnly,
  isRequired,
  isInvalid: givenInvalid,
  className,
  style,
  slot,
  ...rest
}: CheckboxProps) {
  const group = use(CheckboxGroupContext);
  const isOfGroup = group !== undefined && value !== undefined && isSelected === undefined;
  const field = useFormField({ name, id, errorMessage: givenMessage, isInvalid: givenInvalid });
  const { errorMessage, isInvalid, clearMessage } = field;
  const isInert = isReadOnly ?? group?.isReadOnly ?? false;
  const errorId = useId();
  const own = {
    'aria-describedby': errorMessage === undefined ? undefined : errorId,
    onClick: isInert ? keepState : undefined,
  };
  const box = useRef<HTMLDivElement>(null);
  const [initialSelected] = useState(isSelected);
  useResetTracking(box);
  useFormReset(box, () => {
    const next = defaultSelected ?? initialSelected ?? false;
    if (isSelected !== undefined && isSelected !== next) onChange?.(next);
  });
  const root = {
    className: isInvalid ? styles.invalid : styles.root,
    'data-invalid': isInvalid || undefined,
    'data-disabled': isDisabled || undefined,
    'data-readonly': isInert || undefined,
  };
  return (
    <div {...mergeProps(root, { className, style, slot })} ref={box}>
      <label className={styles.row}>
        <span ref={isIndeterminate ? drawDash : undefined} className={styles.frame}>
          <input
            {...mergeProps(own, rest)}
            id={field.id}
            type="checkbox"
            className={styles.input}
            name={name ?? group?.name}
            value={value}
            checked={isOfGroup ? group.value.includes(value) : isSelected}
            defaultChecked={defaultSelected}
            disabled={isDisabled}
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            aria-readonly={isInert || undefined}
            onChange={({ target }) => {
              if (isInert) return;
              clearMessage();
              onChange?.(target.checked);
              if (isOfGroup) group.setSelected(value, target.checked);
            }}
          />
          <Mark isDash={isIndeterminate} />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={errorId} message={errorMessage} />
    </div>
  );
}
