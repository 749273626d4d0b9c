'use client';
import { useEffect, type RefObject } from 'react';
import { useDigits } from '../../dictionaries/dictionaryContext.ts';
import { toLatinDigits } from '../../styles/digits.ts';

/** Turns typed digits of any script into those of the field, because React Aria takes no others. */
export function useTypedDigits(group: RefObject<HTMLElement | null>): void {
  const digits = useDigits();
  useEffect(() => {
    const element = group.current;
    const replace = (event: InputEvent) => {
      const { data, inputType, target } = event;
      const text = digits(toLatinDigits(data ?? ''));
      if (text === (data ?? '')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const init = { data: text, inputType, bubbles: true, cancelable: true };
      target?.dispatchEvent(new InputEvent('beforeinput', init));
    };
    element?.addEventListener('beforeinput', replace, { capture: true });
    return () => element?.removeEventListener('beforeinput', replace, { capture: true });
  }, [group, digits]);
}
