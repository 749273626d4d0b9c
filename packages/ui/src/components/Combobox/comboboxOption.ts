/** One option of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names of the same thing that find it too, for example its name in another script. */
  alsoMatches?: string;
}
