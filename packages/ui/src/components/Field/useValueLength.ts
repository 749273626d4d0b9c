'use client';
import { useState, type RefObject } from 'react';
import { useFormReset } from '../../styles/useFormReset.ts';

/** The value props of a control. */
export interface ValueProps {
  value?: unknown | undefined;
  defaultValue?: unknown | undefined;
}

const getLength = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/**
 * Returns the number of characters in the control of a field, and a function that updates it for an uncontrolled one.
 * `root` is the root of the field.
 */
export function useValueLength(
  root: RefObject<HTMLElement | null>,
  { value, defaultValue }: ValueProps,
) {
  const [typed, setTyped] = useState(() => getLength(defaultValue));
  useFormReset(root, () => setTyped(getLength(defaultValue)));
  return {
    length: value === undefined ? typed : getLength(value),
    update: (text: string) => setTyped(text.length),
  };
}
