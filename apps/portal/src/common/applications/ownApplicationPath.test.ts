import { expect, it } from 'vitest';
import { getOwnApplicationPath, parseApplicationNumber } from './ownApplicationPath.ts';

it('has the number of the application in the path, from which it is read again', () => {
  const path = getOwnApplicationPath('LA/2026/PUR/000456');
  expect(path).toBe('/citizen/applications/LA-2026-PUR-000456');
  expect(parseApplicationNumber(path.split('/').at(-1) ?? '')).toBe('LA/2026/PUR/000456');
});

it('reads a number that was typed in small letters', () => {
  expect(parseApplicationNumber('la-2026-pur-000456')).toBe('LA/2026/PUR/000456');
});
