import { message, type Language } from '@temple-land/portal-core';
import { erasedName } from '../../db/erasure/redactRows.ts';

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** Returns an answer in which erased accounts have their name in the reader's language; they are stored in English. */
export function nameErased(answer: unknown, language: Language): unknown {
  if (language === 'en') return answer;
  const name = message(language, 'erasure.name');
  const replace = (value: unknown): unknown => {
    if (value === erasedName) return name;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  };
  return replace(answer);
}
