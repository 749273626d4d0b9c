import { ChevronDown, X } from 'lucide';
import { useContext, useRef, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';

/** What the visible part of a combobox takes. */
export interface ComboboxControlProps {
  openLabel: string;
  clearLabel: string;
  placeholder?: string;
  isDisabled: boolean;
  isPending: boolean;
}

/**
 * The input with its buttons: clear while there is text, and the one that opens the list.
 * React Aria hides all but the list while it is open; its mark keeps the clear button in reach.
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
  const canClear = !isDisabled && state !== null && state.inputValue !== '';
  return (
    <Group role="presentation" className={styles.group}>
      <Input
        ref={input}
        className={styles.input}
        placeholder={placeholder}
        aria-busy={isPending || undefined}
        onKeyDown={closeListOnly}
      />
      <span className={styles.buttons}>
        {canClear && (
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
        <Button
          className={styles.button}
          render={({ 'aria-labelledby': _field, ...button }) => (
            <button {...button} aria-label={openLabel} />
          )}
        >
          <Icon of={ChevronDown} />
        </Button>
      </span>
    </Group>
  );
}
