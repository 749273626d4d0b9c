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
  /** Returns the announcement of the selected option, for example "Puri, selected"; for VoiceOver. */
  selectedText: (option: string) => string;
  /** Shown in the list if no option matches. */
  emptyText: string;
  /** Shown and announced while the options are loading. */
  loadingText: string;
  /** Returns the note below the first of many options: "50 of 77,356. Type more to narrow the list." */
  moreText: (count: number, totalCount: number) => string;
  /** The option that loads the options again. */
  retryLabel: string;
}

/** The words of `Combobox` in English. */
export const comboboxWords: ComboboxWords = {
  openLabel: 'Show all options',
  clearLabel: 'Clear',
  closeLabel: 'Close the list',
  resultText: (count) => (count === 1 ? '1 result' : `${count} results`),
  selectedText: (option) => `${option}, selected`,
  emptyText: 'No results',
  loadingText: 'Loading options',
  moreText: (count, totalCount) =>
    `${count} of ${totalCount.toLocaleString('en-IN')}. Type more to narrow the list.`,
  retryLabel: 'Try again',
};
