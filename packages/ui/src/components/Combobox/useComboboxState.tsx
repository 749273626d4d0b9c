import { useMemo } from 'react';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import { findMatch } from './match.ts';
import type { ComboboxOption } from './option.ts';

/** What React Aria knows of an open or closed list of answers. */
export type ComboboxState = ComboBoxState<ComboboxOption>;

/** What of a combobox's props its state depends on. */
export interface ComboboxStateProps {
  options: readonly ComboboxOption[];
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  allowsCustomValue?: boolean;
  isDisabled?: boolean;
  errorMessage?: string;
}

const keyOf = (value: string | undefined) => (value === '' ? null : value);

function chosen({ allowsCustomValue, value, defaultValue, onValue }: ComboboxStateProps) {
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

/** Keeps what is typed, chosen, active and shown of a combobox. */
export function useComboboxState(props: ComboboxStateProps): ComboboxState {
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
