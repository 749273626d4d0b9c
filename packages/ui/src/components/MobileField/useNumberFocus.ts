'use client';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the number when Verify had it and is removed after the verification. `box` is the element around
 * the number; `markPressed` is called when Verify is pressed.
 */
export function useNumberFocus(isVerified: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const focusNumber = useCallback(() => box.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isVerified && wasPressed.current && isFocusLost) focusNumber();
  }, [isVerified, focusNumber]);
  const markPressed = () => {
    wasPressed.current = true;
  };
  return { box, markPressed, focusNumber };
}
