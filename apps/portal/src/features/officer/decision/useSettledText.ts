import { useEffect, useState } from 'react';

const settleMs = 400;

/** Returns a text as it was when it had not changed for a moment, so that no call is made for each letter typed. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
