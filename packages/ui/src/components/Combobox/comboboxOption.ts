/** One option of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names by which the option is found, for example its name in another script. */
  alsoMatches?: string;
}

/** The value of the option that loads the options again. */
export const retryValue = '\u0000retry';

/** What the list contains: options, and lines that are none. */
export interface ListedOption extends ComboboxOption {
  /**
   * `absent` is the selected option where the caller's items do not contain it: React Aria needs it for the text of the
   * input. `retry` loads the options again.
   */
  kind?: 'absent' | 'retry';
}
