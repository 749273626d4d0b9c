'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Focuses the text that replaces a puzzle if the focus was in the puzzle; otherwise `isAnnounced` is true, so that the
 * text can be announced.
 */
export function usePassedFocus(isPassed: boolean) {
  const text = useRef<HTMLParagraphElement>(null);
  const wasPassed = useRef(isPassed);
  const [isAnnounced, setAnnounced] = useState(false);
  useLayoutEffect(() => {
    if (isPassed && !wasPassed.current) {
      // The browser has moved a focus in the puzzle, which has gone, to the body.
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost) text.current?.focus();
      setAnnounced(!isFocusLost);
    }
    wasPassed.current = isPassed;
  }, [isPassed]);
  return { text, isAnnounced: isPassed && isAnnounced };
}
