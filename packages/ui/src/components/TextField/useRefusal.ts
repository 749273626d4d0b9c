import { useState, type ChangeEvent } from 'react';

/** Says why a typed text may not stand; undefined lets it stand. */
export type Refuse = (typed: string) => string | undefined;

/**
 * Empties an input at once when its text is refused; gives the reason until the next text that may stand.
 */
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
