'use client';
import { Check } from 'lucide';
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { useFormReset } from '../../styles/useFormReset.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { spinner } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useFormField } from '../Form/useFormField.ts';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './Switch.css.ts';

type ReplacedProp =
  'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'readOnly' | 'required';

/** The props of `Switch`, with those of a native checkbox. */
export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  ReplacedProp | 'children' | 'role' | 'type'
> {
  /** Label; the whole row can be pressed. */
  label: ReactNode;
  /** A sentence below the label. */
  description?: ReactNode | undefined;
  /** The error; the switch is invalid if it is set. */
  errorMessage?: string | undefined;
  /** Whether it is on, if it is controlled. */
  isSelected?: boolean | undefined;
  /** Whether it is on initially. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The change is pending: presses do nothing and a spinner is shown. */
  isPending?: boolean | undefined;
  /** Disables the switch, which remains focusable. */
  isDisabled?: boolean | undefined;
  /** Presses do nothing; it is not shown as disabled. */
  isReadOnly?: boolean | undefined;
  /** It is invalid without a message of its own; by default if there is an `errorMessage`. */
  isInvalid?: boolean | undefined;
  /** Class names of the root around switch, label and error. */
  className?: string | undefined;
  /** Style of the root. */
  style?: CSSProperties | undefined;
  /** Slot of the root. */
  slot?: string | undefined;
}

type SelectionProps = Pick<SwitchProps, 'defaultSelected' | 'isSelected' | 'onChange'>;

/** Returns whether a switch is on, and a ref of its root: a reset of its form brings the initial state back. */
function useSelection({ isSelected, defaultSelected = false, onChange }: SelectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [initialSelected] = useState(isSelected ?? defaultSelected);
  const [isOn, setOn] = useControlledState(isSelected, defaultSelected, onChange);
  useFormReset(box, () => setOn(isSelected === undefined ? defaultSelected : initialSelected));
  return { box, isOn, setOn };
}

function SwitchTexts({
  id,
  label,
  description,
}: Pick<SwitchProps, 'id' | 'label' | 'description'>) {
  return (
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
  );
}

const thumb = (
  <span className={styles.thumb} aria-hidden>
    <span className={styles.mark}>
      <Icon of={Check} size="small" />
    </span>
  </span>
);

const spinnerMark = (
  <span className={styles.pending} aria-hidden>
    <span className={spinner} />
  </span>
);

/** A switch that turns a setting on or off immediately. */
export function Switch({
  label,
  description,
  id: givenId,
  name,
  errorMessage: givenMessage,
  isPending = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid: givenInvalid,
  isSelected,
  defaultSelected,
  onChange,
  className,
  style,
  slot,
  ...rest
}: SwitchProps) {
  const field = useFormField({
    name,
    id: givenId,
    errorMessage: givenMessage,
    isInvalid: givenInvalid,
  });
  const { errorMessage, isInvalid, clearMessage } = field;
  const id = useId();
  const isInert = isPending || isDisabled || isReadOnly;
  const { box, isOn, setOn } = useSelection({ isSelected, defaultSelected, onChange });
  const described = [
    description !== undefined && `${id}-hint`,
    errorMessage !== undefined && `${id}-error`,
  ];
  const own = { 'aria-describedby': described.filter(Boolean).join(' ') || undefined };
  const root = {
    className: isInvalid ? styles.invalid : styles.root,
    'data-invalid': isInvalid || undefined,
    'data-pending': isPending || undefined,
    'data-disabled': isDisabled || undefined,
    'data-readonly': isReadOnly || undefined,
  };
  return (
    <div {...mergeProps(root, { className, style, slot })} ref={box}>
      <label className={styles.row}>
        <span className={styles.frame}>
          <input
            {...mergeProps(own, rest)}
            id={field.id}
            name={name}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state
            role="switch"
            className={styles.input}
            checked={isOn}
            onChange={(event) => {
              if (isInert) return;
              clearMessage();
              setOn(event.target.checked);
            }}
            aria-labelledby={`${id}-label`}
            aria-disabled={isPending || isDisabled || undefined}
            aria-readonly={isReadOnly || undefined}
            aria-busy={isPending || undefined}
            aria-invalid={isInvalid || undefined}
          />
          {thumb}
        </span>
        <SwitchTexts {...{ id, label, description }} />
        {isPending && spinnerMark}
      </label>
      <FieldError id={`${id}-error`} message={errorMessage} />
    </div>
  );
}
