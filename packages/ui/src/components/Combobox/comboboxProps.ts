import type { FieldFrameProps } from '../Field/Field.tsx';

/** One answer of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names of the same thing that find it too, for example its name in another script. */
  alsoMatches?: string;
}

/** What a combobox says beside its label and its answers. */
export interface ComboboxWords {
  /** Name of the button that opens the list. */
  openLabel: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Name of the hidden button with which a screen reader closes the list. */
  closeLabel: string;
  /** Announces how many answers the open list has, for example "12 results". */
  resultText: (count: number) => string;
  /** Stands in the list when nothing matches. */
  emptyText: string;
}

/** What a combobox takes. */
export interface ComboboxProps extends FieldFrameProps {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen answer, '' for none; with `allowsCustomValue` the text itself. */
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  onBlur?: () => void;
  words: ComboboxWords;
  /** Language of the `alsoMatches` texts, for example "or". */
  alsoLang?: string;
  placeholder?: string;
  /** Takes text that is not in the list too. */
  allowsCustomValue?: boolean;
  isDisabled?: boolean;
  /** The answers are on their way. */
  isPending?: boolean;
}
