import { expect, it } from 'vitest';
import { buildSlug, makeSlugUnique } from './slug.ts';

it.each([
  ['How do I apply for land?', 'how-do-i-apply-for-land'],
  ['  Café: the officer’s 2nd notice!  ', 'cafe-the-officers-2nd-notice'],
  ['ଜମି ପାଇଁ କିପରି ଆବେଦନ କରିବି?', 'question'],
  ['ଜମି 2026', '2026'],
  ['?!', 'question'],
])('%s becomes %s', (text, slug) => {
  expect(buildSlug(text, 'question')).toBe(slug);
});

it('is cut between words at 60 characters', () => {
  const slug = buildSlug('temple land '.repeat(10), 'question');
  expect(slug).toBe('temple-land-temple-land-temple-land-temple-land-temple-land');
  expect(buildSlug('x'.repeat(99), 'question')).toHaveLength(60);
});

it('gets the first free number when it is used', () => {
  expect(makeSlugUnique('notice', new Set())).toBe('notice');
  expect(makeSlugUnique('notice', new Set(['notice', 'notice-2', 'notice-4']))).toBe('notice-3');
});
