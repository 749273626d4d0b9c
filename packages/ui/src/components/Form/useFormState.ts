'use client';
import { useId, useMemo, useRef, useState } from 'react';
import type { FormState, ValidationErrors } from './formContext.ts';

const noNames: ReadonlySet<string> = new Set();

/** Returns the messages of the fields without those that are cleared, each as one text. */
function joinMessages(errors: ValidationErrors | undefined, cleared: ReadonlySet<string>) {
  const messages = new Map<string, string>();
  for (const [name, message] of Object.entries(errors ?? {})) {
    const text = typeof message === 'string' ? message : (message ?? []).join(' ');
    if (text !== '' && !cleared.has(name)) messages.set(name, text);
  }
  return messages;
}

/** Returns what a form shares with its fields, and the handlers that keep it current. */
export function useFormState(validationErrors: ValidationErrors | undefined) {
  const id = useId();
  const submitCount = useRef(0);
  const [givenIds] = useState(() => new Map<string, string>());
  const [shown, setShown] = useState(validationErrors);
  const [cleared, setCleared] = useState(noNames);
  if (validationErrors !== shown) {
    setShown(validationErrors);
    setCleared(noNames);
  }
  const state = useMemo<FormState>(() => {
    const messages = joinMessages(validationErrors, cleared);
    return {
      getControlId: (name) => `${id}-${name.replaceAll(/\s/g, '-')}`,
      givenIds,
      validationErrors,
      messages,
      clearMessage: (name) => {
        if (messages.has(name)) setCleared((names) => new Set(names).add(name));
      },
      submitCount,
    };
  }, [id, givenIds, validationErrors, cleared]);
  const countSubmit = () => {
    submitCount.current += 1;
  };
  const clearAll = () => setCleared(new Set([...cleared, ...state.messages.keys()]));
  return { state, handlers: { onSubmit: countSubmit, onReset: clearAll } };
}
