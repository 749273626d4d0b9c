import { expect, it } from 'vitest';
import { isValidCheckCode, parseVerifyQuery } from './verifyQuery.ts';

it('number and code are parsed from the address of a document', () => {
  const address = new URLSearchParams({ number: ' LA/2026/PUR/000456 ', code: 'ABCD-EFGH' });
  expect(parseVerifyQuery(address)).toEqual({ number: 'LA/2026/PUR/000456', code: 'ABCD-EFGH' });
  expect(parseVerifyQuery(new URLSearchParams())).toEqual({ number: '', code: '' });
});

it.each([
  ['LA/2026/PUR/000456', 'ABCD-EFGH-JKLM-NPQR', true],
  ['LA/1', 'ABCD-EFGH-JKLM-NPQR', false],
  ['LA/2026/PUR/000456', 'short', false],
  ['<script>', 'ABCD-EFGH-JKLM-NPQR', false],
])('number %s with code %s is valid: %s', (number, code, isPossible) => {
  expect(isValidCheckCode({ number, code })).toBe(isPossible);
});
