'use client';
import { useState, type ChangeEvent, type RefObject } from 'react';
import { useFormReset } from '../../styles/useFormReset.ts';

/** Returns why a typed text is refused, or undefined to accept it. */
export type Refuse = (typed: string) => string | undefined;

/**
 * Clears the input of a field when its text is refused, and returns the reason until a text is accepted. `root` is the
 * root of the field.
 */
export function useRejectedInput(root: RefObject<HTMLElement | null>, refuse: Refuse | undefined) {
  const [refusal, setRefusal] = useState<string>();
  useFormReset(root, () => setRefusal(undefined));
  const check = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const reason = refuse?.(target.value);
    if (reason !== undefined) target.value = '';
    setRefusal(reason);
  };
  return { refusal, check };
}
