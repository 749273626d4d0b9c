import { en, message, type Language, type MessageKey } from '@temple-land/portal-core';

/** Returns the label of a stage in a language; an unknown stage as it is. */
export function formatState(state: string, language: Language): string {
  const key = `state.${state}`;
  return Object.hasOwn(en, key) ? message(language, key as MessageKey) : state;
}
