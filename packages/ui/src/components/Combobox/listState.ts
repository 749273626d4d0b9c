'use client';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { ComboboxWords } from './Combobox.words.ts';
import type { ListedOption } from './comboboxOption.ts';

/** What the list of a combobox contains, and whether that is all. */
export interface ListState {
  listed: readonly ListedOption[];
  totalCount: number | undefined;
  isLoading: boolean;
  loadError: string | undefined;
  words: ComboboxWords;
}

/** Returns the number of options in the open list. */
export function useOptionCount(listed: readonly ListedOption[]): number {
  const state = useContext(ComboBoxStateContext);
  const options = listed.filter(({ kind }) => kind === undefined);
  // Only a list that the component does not filter has other lines than options. It is also read where React Aria
  // collects the options, which is outside the context.
  return options.length < listed.length ? options.length : (state?.collection.size ?? 0);
}

/** Returns what is announced for the open list. */
export function getStatusText(list: ListState, count: number): string {
  const { isLoading, loadError, totalCount = count, words } = list;
  if (isLoading) return words.loadingText;
  if (loadError !== undefined) return loadError;
  return totalCount > count ? words.moreText(count, totalCount) : words.resultText(count);
}
