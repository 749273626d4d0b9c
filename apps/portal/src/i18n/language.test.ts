import { expect, it } from 'vitest';
import { toLanguage } from './language.ts';

it('returns English for a language that the portal does not have', () => {
  expect(['or', 'hi', 'xx', undefined].map(toLanguage)).toEqual(['or', 'hi', 'en', 'en']);
});
