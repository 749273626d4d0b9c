import { useState, type ChangeEvent } from 'react';

/** Returns why a typed text is not accepted; undefined accepts it. */
export type Refuse = (typed: string) => string | undefined;

/** Empties an input at once when its text is refused; returns the reason until the next accepted text. */
export function useRefusal(refuse: Refuse | undefined) {
  const [refusal, setRefusal] = useState<string>();
  const check = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const reason = refuse?.(target.value);
    if (reason !== undefined) target.value = '';
    setRefusal(reason);
  };
  return { refusal, check };
}
