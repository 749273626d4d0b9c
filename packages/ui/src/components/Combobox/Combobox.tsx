import { useRef } from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { Field, type ControlWiring, type FieldFrameProps } from '../Field/Field.tsx';
import { useLibraryWords } from '../Field/libraryWords.ts';
import * as styles from './Combobox.css.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { ComboboxOptions, ResultCount } from './ComboboxOptions.tsx';
import type { ComboboxOption } from './option.ts';
import { useComboboxState } from './useComboboxState.tsx';

export type { ComboboxOption } from './option.ts';

/** What a combobox says beside its label and its answers. */
export interface ComboboxWords {
  /** Name of the button that opens the list. */
  openLabel: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Name of the hidden button with which a screen reader closes the list. */
  closeLabel: string;
  /** Announces how many answers the open list has, for example "12 results". */
  resultText: (count: number) => string;
  /** Stands in the list when nothing matches. */
  emptyText: string;
}

/** What a combobox takes. */
export interface ComboboxProps extends FieldFrameProps {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen answer, '' for none; with `allowsCustomValue` the text itself. */
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  onBlur?: () => void;
  words: ComboboxWords;
  /** Language of the `alsoMatches` texts, for example "or". */
  alsoLang?: string;
  placeholder?: string;
  /** Takes text that is not in the list too. */
  allowsCustomValue?: boolean;
  isDisabled?: boolean;
  /** The answers are on their way. */
  isPending?: boolean;
}

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
  useLibraryWords({ dismiss: words.closeLabel });
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
