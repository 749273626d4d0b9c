import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the number of the submitted form and its setter; any navigation resets it, also one to the same address. */
export function useSubmittedNumber() {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  const [number, setNumber] = useState<string>();
  if (shownAt !== key) {
    setShownAt(key);
    setNumber(undefined);
  }
  return [number, setNumber] as const;
}
