import { ChevronDown, X } from 'lucide';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton, type AriaButtonOptions } from 'react-aria/useButton';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import type { ComboboxState } from './useComboboxState.tsx';

/** What the visible part of a combobox takes. */
export interface ComboboxControlProps {
  state: ComboboxState;
  input: RefObject<HTMLInputElement | null>;
  inputProps: ComponentProps<'input'>;
  button: RefObject<HTMLButtonElement | null>;
  buttonProps: AriaButtonOptions<'button'>;
  openLabel: string;
  clearLabel: string;
  placeholder: string | undefined;
  isDisabled: boolean;
  isPending: boolean;
}

type OpenButtonProps = Pick<ComboboxControlProps, 'button' | 'buttonProps' | 'openLabel'>;

function OpenButton({ button, buttonProps, openLabel }: OpenButtonProps) {
  const own = useButton(buttonProps, button).buttonProps;
  return (
    <button
      {...own}
      ref={button}
      className={styles.button}
      aria-label={openLabel}
      aria-labelledby={undefined}
    >
      <Icon of={ChevronDown} />
    </button>
  );
}

/**
 * The input with its buttons: clear while there is text, and the one that opens the list.
 * React Aria hides all but the list while it is open; its mark keeps the clear button in reach.
 */
export function ComboboxControl(props: ComboboxControlProps) {
  const { state, input, inputProps, clearLabel, placeholder, isDisabled, isPending } = props;
  const clear = () => {
    input.current?.focus();
    state.setValue(null);
    state.setInputValue('');
  };
  const closeListOnly = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
  };
  return (
    <>
      <input
        {...mergeProps(inputProps, { onKeyDown: closeListOnly })}
        ref={input}
        className={styles.input}
        placeholder={placeholder}
        aria-busy={isPending || undefined}
      />
      <span className={styles.buttons}>
        {!isDisabled && state.inputValue !== '' && (
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
        <OpenButton {...props} />
      </span>
    </>
  );
}
