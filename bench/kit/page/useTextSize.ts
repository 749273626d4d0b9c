import { useState } from 'react';

/** Smallest, normal and largest size of the text in px. */
export const sizes = { min: 12, start: 16, max: 19 } as const;

/** Returns the text size and a function that changes it. */
export function useTextSize() {
  const [size, setSize] = useState<number>(sizes.start);
  const change = (next: number) => {
    const kept = Math.min(sizes.max, Math.max(sizes.min, next));
    setSize(kept);
    document.documentElement.style.fontSize = `${(kept / 16) * 100}%`;
  };
  return { size, change };
}
