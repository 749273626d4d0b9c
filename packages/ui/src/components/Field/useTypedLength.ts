import { useState } from 'react';

/** The value of a control as its caller gives it. */
export interface GivenValue {
  value?: unknown;
  defaultValue?: unknown;
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Gives how many characters a control has, and takes what is typed where the caller keeps no value. */
export function useTypedLength({ value, defaultValue }: GivenValue) {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  return {
    length: value === undefined ? typed : lengthOf(value),
    take: (text: string) => setTyped(text.length),
  };
}
