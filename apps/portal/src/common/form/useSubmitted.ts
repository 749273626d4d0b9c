import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps the number of what was submitted on a page, until its user goes anywhere, also to the same address. */
export function useSubmitted() {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  const [number, setNumber] = useState<string>();
  if (shownAt !== key) {
    setShownAt(key);
    setNumber(undefined);
  }
  return [number, setNumber] as const;
}
