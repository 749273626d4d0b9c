'use client';
import { useEffect, useMemo, useState } from 'react';
import { retryValue, type ComboboxOption, type ListedOption } from './comboboxOption.ts';

/** The options of `useListedOptions`. */
export interface ListedOptionsInput {
  /** The options that the component filters. */
  options: readonly ComboboxOption[];
  /** The options that the caller has filtered. */
  items: readonly ComboboxOption[] | undefined;
  value: string;
  /** The text of the input at first, which is the label of the selected option until that is loaded. */
  initialText: string;
  loadError: string | undefined;
  canRetry: boolean;
}

const noOptions: readonly ListedOption[] = [];

/** Returns what the list contains, and the label of an option that it contained before. */
export function useListedOptions(input: ListedOptionsInput) {
  const { options, items, value, initialText, loadError, canRetry } = input;
  const given = loadError === undefined ? (items ?? options) : noOptions;
  const [known] = useState(() => new Map([[value, initialText]]));
  const getLabel = (key: string) =>
    key === '' ? '' : (given.find((each) => each.value === key)?.label ?? known.get(key) ?? '');
  const selectedLabel = getLabel(value);
  useEffect(() => {
    if (selectedLabel !== '') known.set(value, selectedLabel);
  });

  const isFiltered = items !== undefined || loadError !== undefined;
  const listed = useMemo<readonly ListedOption[]>(() => {
    if (!isFiltered) return given;
    const isAbsent = value !== '' && !given.some((option) => option.value === value);
    return [
      ...given,
      ...(loadError !== undefined && canRetry
        ? [{ value: retryValue, label: loadError, kind: 'retry' } as const]
        : noOptions),
      ...(isAbsent ? [{ value, label: selectedLabel, kind: 'absent' } as const] : noOptions),
    ];
  }, [isFiltered, given, value, selectedLabel, loadError, canRetry]);
  return { listed, isFiltered, getLabel, selectedLabel };
}
