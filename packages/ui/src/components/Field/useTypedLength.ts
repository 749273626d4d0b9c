import { useState } from 'react';

/** The value of a control as its caller passes it. */
export interface GivenValue {
  value?: unknown;
  defaultValue?: unknown;
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Returns the number of characters in a control, and a function that records what is typed into an uncontrolled one. */
export function useTypedLength({ value, defaultValue }: GivenValue) {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  return {
    length: value === undefined ? typed : lengthOf(value),
    take: (text: string) => setTyped(text.length),
  };
}
