'use client';
import { ChevronDown, X } from 'lucide';
import { useContext, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';

/** The props of `ComboboxControl`. */
export interface ComboboxControlProps {
  openLabel: string;
  clearLabel: string;
  isDisabled: boolean;
  isReadOnly: boolean;
  isLoading: boolean;
  /** The props of the native input. */
  native: ComponentProps<typeof Input>;
}

/**
 * The input with its buttons: clear while there is text, and the one that opens the list.
 * React Aria hides all but the list while it is open; its attribute keeps the clear button available.
 */
export function ComboboxControl(props: ComboboxControlProps) {
  const { openLabel, clearLabel, isDisabled, isReadOnly, isLoading, native } = props;
  const state = useContext(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRefs(input, native.ref);
  const clear = () => {
    input.current?.focus();
    state?.setValue(null);
    state?.setInputValue('');
  };
  const closeListOnly = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state?.isOpen === true) event.preventDefault();
  };
  return (
    <>
      <Input
        {...mergeProps({ onKeyDown: closeListOnly }, native)}
        ref={ref}
        className={styles.input}
        aria-busy={isLoading || undefined}
      />
      <span className={styles.buttons}>
        {!isDisabled && !isReadOnly && state !== null && state.inputValue !== '' && (
          <button
            type="button"
            data-react-aria-top-layer
            className={styles.button}
            aria-label={clearLabel}
            onClick={clear}
          >
            <Icon of={X} />
          </button>
        )}
        <Button className={styles.button} aria-label={openLabel}>
          <Icon of={ChevronDown} />
        </Button>
      </span>
    </>
  );
}
