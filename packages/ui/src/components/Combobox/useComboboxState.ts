'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { Key } from 'react-aria-components';
import { useControlledState } from '../../styles/useControlledState.ts';
import { retryValue, type ComboboxOption } from './comboboxOption.ts';
import { useListedOptions } from './useListedOptions.ts';

/** The props of `Combobox` for its value, its text and its options. */
export interface ComboboxStateProps {
  options?: readonly ComboboxOption[] | undefined;
  items?: readonly ComboboxOption[] | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  inputValue?: string | undefined;
  defaultInputValue?: string | undefined;
  onInputChange?: ((text: string) => void) | undefined;
  allowsCustomValue?: boolean | undefined;
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const noOptions: readonly ComboboxOption[] = [];

/** Returns value, initial value and handler of the text; with `allowsCustomValue` it is the value itself. */
function getTextState(props: ComboboxStateProps, selectedLabel: string) {
  const { value, defaultValue, onChange, inputValue, defaultInputValue, onInputChange } = props;
  if (props.allowsCustomValue !== true) {
    return [inputValue, defaultInputValue ?? selectedLabel, onInputChange] as const;
  }
  const change = (text: string) => {
    onChange?.(text);
    onInputChange?.(text);
  };
  return [value ?? inputValue, defaultValue ?? defaultInputValue ?? '', change] as const;
}

/** Returns the state of React Aria's combobox, and what its list contains. */
export function useComboboxState(props: ComboboxStateProps, box: RefObject<HTMLElement | null>) {
  const { allowsCustomValue = false, onRetry } = props;
  const [value, setValue] = useControlledState(
    allowsCustomValue ? '' : props.value,
    props.defaultValue ?? '',
    props.onChange,
  );
  const { selectedLabel, getLabel, ...list } = useListedOptions({
    options: props.options ?? noOptions,
    items: props.items,
    value,
    initialText: props.inputValue ?? props.defaultInputValue ?? '',
    loadError: props.loadError,
    canRetry: onRetry !== undefined,
  });
  const [text, setText] = useControlledState(...getTextState(props, selectedLabel));
  const last = useRef({ value, selectedLabel });
  // The text follows another value, and the label of the selected option that arrives later, but not while it is typed.
  useEffect(() => {
    const isOther = last.current.value !== value;
    const isTyping = box.current?.contains(document.activeElement) === true;
    const hasOtherLabel = last.current.selectedLabel !== selectedLabel && !isTyping;
    last.current = { value, selectedLabel };
    if (isOther || hasOtherLabel) setText(selectedLabel);
  }, [value, selectedLabel, setText, box]);

  const type = (typed: string) => {
    setText(typed);
    if (typed === '' && !allowsCustomValue) setValue('');
  };
  const select = (key: Key | null) => {
    if (key === retryValue) return onRetry?.();
    const next = typeof key === 'string' ? key : '';
    setValue(next);
    return setText(getLabel(next));
  };
  const texts = { inputValue: text, onInputChange: type };
  // Both are controlled, so React Aria leaves the text of a chosen option to `select`.
  const selected = { value: value === '' ? null : value, onChange: select };
  return { ...list, state: allowsCustomValue ? texts : { ...texts, ...selected } };
}
