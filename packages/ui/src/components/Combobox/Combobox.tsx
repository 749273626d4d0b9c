'use client';
import { useMemo, useRef } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { comboboxWords } from './Combobox.words.ts';
import type { ComboboxWords } from './Combobox.words.ts';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
import type { ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { FieldPopover } from '../Field/FieldPopover.tsx';
import * as styles from './Combobox.css.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { ComboboxOptions } from './ComboboxOptions.tsx';
import { ComboboxStatus } from './ComboboxStatus.tsx';
import { findMatch } from './findMatch.ts';
import type { ComboboxOption, ListedOption } from './comboboxOption.ts';
import { useComboboxState } from './useComboboxState.ts';

export type { ComboboxWords } from './Combobox.words.ts';
export type { ComboboxOption } from './comboboxOption.ts';

type NativeProps = Omit<ControlProps<'input'>, 'onBlur' | 'onChange' | 'size' | 'type'>;

/** The props of `Combobox`, with those of its native input. */
export interface ComboboxProps extends FieldFrameProps, NativeProps {
  /** The options, of which the list contains those that match the typed text. */
  options?: readonly ComboboxOption[] | undefined;
  /** Options that the caller has filtered, for example found by a service, in place of `options`. */
  items?: readonly ComboboxOption[] | undefined;
  /** Number of all options that match, if `items` are only the first of them. */
  totalCount?: number | undefined;
  /** Value of the selected option, '' for none; with `allowsCustomValue` the text itself. */
  value?: string | undefined;
  /** Value of the option that is selected initially. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected option, or with the text where own texts are allowed. */
  onChange?: ((value: string) => void) | undefined;
  /** Text of the input, if it is controlled. */
  inputValue?: string | undefined;
  /** Text of the input initially; the label of the selected option by default. */
  defaultInputValue?: string | undefined;
  /** Called with the typed text, and with the label of the option that is selected. */
  onInputChange?: ((text: string) => void) | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** Texts in place of those of the dictionary. */
  words?: Partial<ComboboxWords> | undefined;
  /** Language of the `alsoMatches` texts, for example "or". */
  alsoLang?: string | undefined;
  /** Also accepts text that is not in the list. */
  allowsCustomValue?: boolean | undefined;
  /** The options are loading; those that are there stay, and it is announced once. */
  isLoading?: boolean | undefined;
  /** Shown in the list in place of the options if they could not be loaded. */
  loadError?: string | undefined;
  /** Loads them again; adds an option to the list that calls it. */
  onRetry?: (() => void) | undefined;
}

type ComboboxInputProps = Omit<ComboboxProps, keyof FieldFrameProps | 'id'> & {
  label: string;
  controlProps: FieldControlProps;
};

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

function ComboboxInput(props: ComboboxInputProps) {
  const { label, name, totalCount, alsoLang, onBlur, controlProps, ...others } = props;
  const words = { ...useWords('combobox', comboboxWords), ...props.words };
  const { allowsCustomValue = false, isLoading = false, loadError, onRetry, ...states } = others;
  const { isDisabled = false, isReadOnly = false, options: _, items: _items, ...input } = states;
  const { value: _value, defaultValue: _default, onChange: _change, ...texts } = input;
  const { inputValue: _text, defaultInputValue: _first, onInputChange: _type, ...native } = texts;
  const described = mergeProps(controlProps, {
    'aria-describedby': native['aria-describedby'],
  })['aria-describedby'];
  const box = useRef<HTMLDivElement>(null);
  const { state, listed, isFiltered } = useComboboxState(props, box);
  const list = { listed, totalCount, isLoading, loadError, words };
  return (
    <ComboBox<ListedOption>
      {...state}
      ref={box}
      className={styles.box}
      id={controlProps.id}
      name={name}
      aria-label={label}
      aria-describedby={described}
      isInvalid={controlProps['aria-invalid'] ?? false}
      isRequired={controlProps['aria-required'] ?? false}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      {...(isFiltered ? { items: listed } : { defaultItems: listed })}
      defaultFilter={useFilter(listed)}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <ComboboxControl
        openLabel={words.openLabel}
        clearLabel={words.clearLabel}
        {...{ isDisabled, isReadOnly, isLoading }}
        native={{ ...native, 'aria-describedby': undefined }}
      />
      <ComboboxStatus {...list} />
      <FieldPopover triggerRef={box} closeLabel={words.closeLabel} className={styles.popover}>
        <ComboboxOptions
          {...{ ...list, label, alsoLang }}
          onRetry={allowsCustomValue ? onRetry : undefined}
        />
      </FieldPopover>
    </ComboBox>
  );
}

/** A choice of one option from a long list, which is filtered by the typed text. */
export function Combobox(props: ComboboxProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => <ComboboxInput {...control} {...{ controlProps }} label={frame.label} />}
    </Field>
  );
}
