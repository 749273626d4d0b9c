import { useMemo, useRef } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
import { FieldPopover } from '../Field/FieldPopover.tsx';
import * as styles from './Combobox.css.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { ComboboxOptions, ResultCount } from './ComboboxOptions.tsx';
import { findMatch } from './findMatch.ts';
import type { ComboboxOption } from './comboboxOption.ts';

export type { ComboboxOption } from './comboboxOption.ts';

/** The texts of a combobox beside its label and its options. */
export interface ComboboxWords {
  /** Name of the button that opens the list. */
  openLabel: string;
  /** Name of the button that clears the field. */
  clearLabel: string;
  /** Name of the hidden button with which a screen reader closes the list. */
  closeLabel: string;
  /** Returns the announcement for the number of options, for example "12 results". */
  resultText: (count: number) => string;
  /** Shown in the list if no option matches. */
  emptyText: string;
}

/** The props of `Combobox`. */
export interface ComboboxProps extends FieldFrameProps {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  /** Value of the selected option, '' for none; with `allowsCustomValue` the text itself. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  words: ComboboxWords;
  /** Language of the `alsoMatches` texts, for example "or". */
  alsoLang?: string;
  placeholder?: string;
  /** Also accepts text that is not in the list. */
  allowsCustomValue?: boolean;
  isDisabled?: boolean;
  /** The options are loading. */
  isPending?: boolean;
}

const toKey = (value: string | undefined) => (value === '' ? null : value);

/** Returns the props for the selected option, or for the text where any text is accepted. */
function getValueProps({ allowsCustomValue, value, defaultValue, onChange }: ComboboxProps) {
  if (allowsCustomValue === true) {
    return { inputValue: value, defaultInputValue: defaultValue, onInputChange: onChange };
  }
  return {
    value: toKey(value),
    defaultValue: toKey(defaultValue),
    onChange: (key: unknown) => onChange?.(typeof key === 'string' ? key : ''),
  };
}

/** Returns whether an option matches a typed text, by its label or its other names. */
function useFilter(options: readonly ComboboxOption[]) {
  const others = useMemo(() => {
    const names = new Map<string, string>();
    for (const { label, alsoMatches = '' } of options) {
      names.set(label, `${names.get(label) ?? ''} ${alsoMatches}`);
    }
    return names;
  }, [options]);
  return (label: string, typed: string) =>
    typed.trim() === '' ||
    [label, others.get(label) ?? ''].some((name) => findMatch(name, typed) !== undefined);
}

function ComboboxInput({
  controlProps,
  ...props
}: ComboboxProps & { controlProps: FieldControlProps }) {
  const { label, name, options, words, alsoLang, placeholder, onBlur } = props;
  const { allowsCustomValue = false, isDisabled = false, isPending = false } = props;
  const box = useRef<HTMLDivElement>(null);
  return (
    <ComboBox
      {...getValueProps(props)}
      ref={box}
      className={styles.box}
      id={controlProps.id}
      name={name}
      aria-label={label}
      aria-describedby={controlProps['aria-describedby']}
      isInvalid={controlProps['aria-invalid'] ?? false}
      isRequired={controlProps['aria-required'] ?? false}
      isDisabled={isDisabled}
      defaultItems={options}
      defaultFilter={useFilter(options)}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <ComboboxControl {...words} {...{ placeholder, isDisabled, isPending }} />
      <ResultCount resultText={words.resultText} />
      <FieldPopover triggerRef={box} closeLabel={words.closeLabel} className={styles.popover}>
        <ComboboxOptions {...{ label, alsoLang }} emptyText={words.emptyText} />
      </FieldPopover>
    </ComboBox>
  );
}

/** A choice of one option from a long list, which is filtered by the typed text. */
export function Combobox(props: ComboboxProps) {
  const { id, label, optionalLabel, description, errorMessage } = props;
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(controlProps) => <ComboboxInput {...props} controlProps={controlProps} />}
    </Field>
  );
}
