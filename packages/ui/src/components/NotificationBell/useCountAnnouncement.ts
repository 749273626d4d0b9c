'use client';
import { useState } from 'react';

/** Returns the text of a count that has changed since it was first known, for a polite live region. */
export function useCountAnnouncement(
  count: number | undefined,
  label: (count: number) => string,
): string | undefined {
  const [knownCount, setKnownCount] = useState(count);
  const [announcement, setAnnouncement] = useState<string>();
  if (count !== undefined && count !== knownCount) {
    setKnownCount(count);
    if (knownCount !== undefined) setAnnouncement(label(count));
  }
  return announcement;
}
