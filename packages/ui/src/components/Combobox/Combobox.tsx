import { useRef } from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { Field, type ControlWiring } from '../Field/Field.tsx';
import { useLibraryWords } from '../Field/libraryWords.ts';
import * as styles from './Combobox.css.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { ComboboxOptions, ResultCount } from './ComboboxOptions.tsx';
import type { ComboboxProps } from './comboboxProps.ts';
import { useComboboxState } from './useComboboxState.tsx';

export type { ComboboxOption, ComboboxProps, ComboboxWords } from './comboboxProps.ts';

function useElements() {
  return {
    input: useRef<HTMLInputElement>(null),
    button: useRef<HTMLButtonElement>(null),
    layer: useRef<HTMLDivElement>(null),
    list: useRef<HTMLDivElement>(null),
    anchor: useRef<HTMLDivElement>(null),
  };
}

function Box({ wiring, ...props }: ComboboxProps & { wiring: ControlWiring }) {
  const { label, name, words, alsoLang, placeholder, onBlur } = props;
  const { allowsCustomValue = false, isDisabled = false, isPending = false } = props;
  const { input, button, layer, list, anchor } = useElements();
  const state = useComboboxState(props);
  const { inputProps, buttonProps, listBoxProps } = useComboBox(
    {
      id: wiring.id,
      name: allowsCustomValue ? name : undefined,
      'aria-label': label,
      'aria-describedby': wiring['aria-describedby'],
      isInvalid: wiring['aria-invalid'] ?? false,
      isRequired: wiring['aria-required'] ?? false,
      isDisabled,
      allowsCustomValue,
      validationBehavior: 'aria',
      onBlur: () => onBlur?.(),
      inputRef: input,
      buttonRef: button,
      popoverRef: layer,
      listBoxRef: list,
    },
    state,
  );
  useLibraryWords(words.closeLabel);
  return (
    <div ref={anchor} className={styles.box}>
      <ComboboxControl
        {...words}
        {...{ state, input, inputProps, button, buttonProps, placeholder, isDisabled, isPending }}
      />
      <ResultCount state={state} resultText={words.resultText} />
      {name !== undefined && !allowsCustomValue && (
        <input type="hidden" name={name} value={state.selectedKey ?? ''} />
      )}
      {state.isOpen && (
        <ComboboxOptions
          {...words}
          {...{ state, layer, list, anchor, label, alsoLang }}
          listProps={listBoxProps}
        />
      )}
    </div>
  );
}

/** One answer out of a long list, found by typing a part of its name. */
export function Combobox(props: ComboboxProps) {
  const { id, label, optionalLabel, description, errorMessage } = props;
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => <Box {...props} wiring={wiring} />}
    </Field>
  );
}
