'use client';
import { createContext } from 'react';

/** The selection of a group of checkboxes. */
export interface CheckboxGroupState {
  /** Values of the selected checkboxes. */
  value: readonly string[];
  setSelected: (value: string, isSelected: boolean) => void;
  /** Name of the checkboxes in the form. */
  name: string | undefined;
  isReadOnly: boolean;
}

/** The state of the group around a checkbox. */
export const CheckboxGroupContext = createContext<CheckboxGroupState | undefined>(undefined);
