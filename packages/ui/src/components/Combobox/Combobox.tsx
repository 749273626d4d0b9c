'use client';
import { useMemo, useRef } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { comboboxWords } from './Combobox.words.ts';
import type { ComboboxWords } from './Combobox.words.ts';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps, type ControlProps } from '../Field/fieldProps.ts';
import { FieldPopover } from '../Field/FieldPopover.tsx';
import * as styles from './Combobox.css.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { ComboboxOptions, ResultCount } from './ComboboxOptions.tsx';
import { findMatch } from './findMatch.ts';
import type { ComboboxOption } from './comboboxOption.ts';

export type { ComboboxWords } from './Combobox.words.ts';
export type { ComboboxOption } from './comboboxOption.ts';

type NativeProps = Omit<ControlProps<'input'>, 'onBlur' | 'onChange' | 'size' | 'type'>;

/** The props of `Combobox`, with those of its native input. */
export interface ComboboxProps extends FieldFrameProps, NativeProps {
  options: readonly ComboboxOption[];
  /** Value of the selected option, '' for none; with `allowsCustomValue` the text itself. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Texts in place of those of the dictionary. */
  words?: Partial<ComboboxWords>;
  /** Language of the `alsoMatches` texts, for example "or". */
  alsoLang?: string;
  /** Also accepts text that is not in the list. */
  allowsCustomValue?: boolean;
  /** The options are loading. */
  isPending?: boolean;
}

type ComboboxInputProps = Omit<ComboboxProps, keyof FieldFrameProps | 'id'> & {
  label: string;
  controlProps: FieldControlProps;
};

const toKey = (value: string | undefined) => (value === '' ? null : value);

/** Returns the props for the selected option, or for the text where any text is accepted. */
function getValueProps({ allowsCustomValue, value, defaultValue, onChange }: ComboboxInputProps) {
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

function ComboboxInput(props: ComboboxInputProps) {
  const { label, name, options, alsoLang, onBlur, controlProps, ...others } = props;
  const words = { ...useWords('combobox', comboboxWords), ...props.words };
  const { allowsCustomValue = false, isPending = false, ...states } = others;
  const { isDisabled = false, isReadOnly = false, ...input } = states;
  const { value: _value, defaultValue: _default, onChange: _change, ...native } = input;
  const described = mergeProps(controlProps, {
    'aria-describedby': native['aria-describedby'],
  })['aria-describedby'];
  const box = useRef<HTMLDivElement>(null);
  return (
    <ComboBox
      {...getValueProps(props)}
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
      defaultItems={options}
      defaultFilter={useFilter(options)}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <ComboboxControl
        openLabel={words.openLabel}
        clearLabel={words.clearLabel}
        {...{ isDisabled, isReadOnly, isPending }}
        native={{ ...native, 'aria-describedby': undefined }}
      />
      <ResultCount {...words} />
      <FieldPopover triggerRef={box} closeLabel={words.closeLabel} className={styles.popover}>
        <ComboboxOptions {...{ label, alsoLang }} emptyText={words.emptyText} />
      </FieldPopover>
    </ComboBox>
  );
}

/** A choice of one option from a long list, which is filtered by the typed text. */
export function Combobox(props: ComboboxProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => <ComboboxInput {...control} {...{ controlProps }} label={frame.label} />}
    </Field>
  );
}
