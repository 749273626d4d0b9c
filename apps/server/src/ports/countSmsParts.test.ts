import { expect, it } from 'vitest';
import { countSmsParts } from './countSmsParts.ts';

it.each([
  ['a short text', 'Your code is 123456.', 1],
  ['160 characters', 'a'.repeat(160), 1],
  ['161 characters', 'a'.repeat(161), 2],
  ['brackets, which count twice', '['.repeat(81), 2],
  ['70 Odia characters', 'କ'.repeat(70), 1],
  ['71 Odia characters', 'କ'.repeat(71), 2],
  ['135 Odia characters', 'କ'.repeat(135), 3],
])('the parts of %s', (_, text, parts) => {
  expect(countSmsParts(text)).toBe(parts);
});
