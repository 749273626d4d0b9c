import { useRef, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { getBoxLabel } from './data.ts';

const digits = 6;

/** Returns the properties that make six one-digit inputs act as one code field. */
export function useCodeBoxes(value: string, onValue: (value: string) => void) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const fill = (at: number, typed: string) => {
    const added = typed.replaceAll(/\D/g, '');
    onValue((value.slice(0, at) + added).slice(0, digits));
    boxes.current[Math.min(at + added.length, digits - 1)]?.focus();
  };
  return Array.from({ length: digits }, (_, at) => ({
    id: `code-${at}`,
    'aria-label': getBoxLabel(at),
    inputMode: 'numeric' as const,
    autoComplete: at === 0 ? 'one-time-code' : 'off',
    maxLength: 1,
    value: value[at] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => fill(at, event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Backspace' && !value[at]) boxes.current[at - 1]?.focus();
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      fill(0, event.clipboardData.getData('text'));
    },
    keep: (element: HTMLInputElement | null) => {
      boxes.current[at] = element;
    },
  }));
}
