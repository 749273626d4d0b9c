import { expect, it } from 'vitest';
import { isMasked, maskContacts, maskEmail, maskNumber } from './maskedContact.ts';

it('a number shows its last four digits', () => {
  expect(maskNumber('9437000001')).toBe('******0001');
  expect(maskNumber('4321')).toBe('******4321');
  expect(maskNumber('')).toBe('');
});

it('an e-mail address shows its first letter and its host', () => {
  expect(maskEmail('kuni.jena@post.example')).toBe('k***@post.example');
  expect(maskEmail('')).toBe('');
});

it('numbers and addresses in a text are masked, dates and longer numbers are not', () => {
  expect(maskContacts('9437000001 → 9438000777, kuni@post.example')).toBe(
    '******0001 → ******0777, k***@post.example',
  );
  expect(maskContacts('2026-11-26, 119437000001')).toBe('2026-11-26, 119437000001');
});

it('tells masked values from whole ones', () => {
  expect(['******0001', 'k***@post.example'].every(isMasked)).toBe(true);
  expect(['9437000001', 'kuni@post.example', ''].some(isMasked)).toBe(false);
});
