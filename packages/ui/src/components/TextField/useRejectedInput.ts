'use client';
import { useState, type ChangeEvent } from 'react';

/** Returns why a typed text is refused, or undefined to accept it. */
export type Refuse = (typed: string) => string | undefined;

/** Clears an input when its text is refused, and returns the reason until a text is accepted. */
export function useRejectedInput(refuse: Refuse | undefined) {
  const [refusal, setRefusal] = useState<string>();
  const check = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const reason = refuse?.(target.value);
    if (reason !== undefined) target.value = '';
    setRefusal(reason);
  };
  return { refusal, check };
}
