/** One option of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names by which the option is found, for example its name in another script. */
  alsoMatches?: string;
}
