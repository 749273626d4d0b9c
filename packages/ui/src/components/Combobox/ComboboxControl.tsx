import { ChevronDown, X } from 'lucide';
import { useContext, useRef, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';

/** The props of `ComboboxControl`. */
export interface ComboboxControlProps {
  openLabel: string;
  clearLabel: string;
  placeholder: string | undefined;
  isDisabled: boolean;
  isPending: boolean;
}

/**
 * The input with its buttons: clear while there is text, and the one that opens the list.
 * React Aria hides all but the list while it is open; its attribute keeps the clear button available.
 */
export function ComboboxControl(props: ComboboxControlProps) {
  const { openLabel, clearLabel, placeholder, isDisabled, isPending } = props;
  const state = useContext(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
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
        ref={input}
        className={styles.input}
        placeholder={placeholder}
        aria-busy={isPending || undefined}
        onKeyDown={closeListOnly}
      />
      <span className={styles.buttons}>
        {!isDisabled && state !== null && state.inputValue !== '' && (
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
