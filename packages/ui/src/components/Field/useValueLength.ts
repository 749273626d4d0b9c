'use client';
import { useState } from 'react';

/** The value props of a control. */
export interface ValueProps {
  value?: unknown;
  defaultValue?: unknown;
}

const getLength = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Returns the number of characters in a control, and a function that updates it for an uncontrolled one. */
export function useValueLength({ value, defaultValue }: ValueProps) {
  const [typed, setTyped] = useState(() => getLength(defaultValue));
  return {
    length: value === undefined ? typed : getLength(value),
    update: (text: string) => setTyped(text.length),
  };
}
