import { useMemo } from 'react';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import type { ComboboxOption, ComboboxProps } from './comboboxProps.ts';
import { findMatch } from './match.ts';

/** What React Aria knows of an open or closed list of answers. */
export type ComboboxState = ComboBoxState<ComboboxOption>;

const keyOf = (value: string | undefined) => (value === '' ? null : value);

function chosen({ allowsCustomValue, value, defaultValue, onValue }: ComboboxProps) {
  if (allowsCustomValue === true) {
    return { inputValue: value, defaultInputValue: defaultValue, onInputChange: onValue };
  }
  return {
    value: keyOf(value),
    defaultValue: keyOf(defaultValue),
    onChange: (key: unknown) => onValue?.(typeof key === 'string' ? key : ''),
  };
}

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

const item = ({ value, label }: ComboboxOption) => (
  <Item key={value} textValue={label}>
    {label}
  </Item>
);

/** Keeps what is typed, chosen, active and shown of a combobox; takes the props of the component. */
export function useComboboxState(props: ComboboxProps): ComboboxState {
  const { options, allowsCustomValue = false, isDisabled = false, errorMessage } = props;
  return useComboBoxState<ComboboxOption>({
    ...chosen(props),
    defaultItems: options,
    children: item,
    defaultFilter: useFilter(options),
    allowsCustomValue,
    allowsEmptyCollection: true,
    isDisabled,
    isInvalid: errorMessage !== undefined,
    validationBehavior: 'aria',
  });
}
