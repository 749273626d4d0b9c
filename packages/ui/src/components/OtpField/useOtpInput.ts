'use client';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { toLatinDigits } from '../../styles/digits.ts';
import { overwriteDigits } from './overwriteDigits.ts';

/**
 * Reads the digits of a code, at most `digits`, from what is typed or pasted and calls `onChange` with them. Returns the
 * handlers of the input and the index of the box with the caret, undefined while the focus is elsewhere.
 */
export function useOtpInput(digits: number, value: string, onChange: (value: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const pendingCaret = useRef<number>(undefined);
  // A value that differs from the typed one moves the caret to its end.
  useLayoutEffect(() => {
    if (pendingCaret.current !== undefined)
      field.current?.setSelectionRange(pendingCaret.current, pendingCaret.current);
    pendingCaret.current = undefined;
  });
  const setDigits = (after: string, at: number) => {
    const next = overwriteDigits(value, after, at).slice(0, digits);
    setCaret(Math.min(at, next.length, digits - 1));
    onChange(next);
    return next;
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length;
    const next = setDigits(target.value, at);
    if (next.length < target.value.length && at < target.value.length) pendingCaret.current = at;
  };
  // Pasted digits are inserted here, because the browser's own paste causes a second layout.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const from = selectionStart ?? value.length;
    const added = toLatinDigits(event.clipboardData.getData('text')).replaceAll(/\D/g, '');
    const at = from + added.length;
    const next = setDigits(value.slice(0, from) + added + value.slice(selectionEnd ?? from), at);
    if (at < next.length) pendingCaret.current = at;
  };
  const updateCaret = () => {
    const element = field.current;
    const isActive = element !== null && document.activeElement === element;
    setCaret(isActive ? Math.min(element.selectionStart ?? 0, digits - 1) : undefined);
  };
  const clearCaret = () => setCaret(undefined);
  const handlers = {
    onChange: change,
    onPaste: paste,
    onSelect: updateCaret,
    onFocus: updateCaret,
    onBlur: clearCaret,
  };
  return { field, caret, handlers };
}
