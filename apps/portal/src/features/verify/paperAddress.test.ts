import { expect, it } from 'vitest';
import { areOurs, signsIn } from './paperAddress.ts';

it('number and code are read from the address of a paper', () => {
  const address = new URLSearchParams({ number: ' LA/2026/PUR/000456 ', code: 'ABCD-EFGH' });
  expect(signsIn(address)).toEqual({ number: 'LA/2026/PUR/000456', code: 'ABCD-EFGH' });
  expect(signsIn(new URLSearchParams())).toEqual({ number: '', code: '' });
});

it.each([
  ['LA/2026/PUR/000456', 'ABCD-EFGH-JKLM-NPQR', true],
  ['LA/1', 'ABCD-EFGH-JKLM-NPQR', false],
  ['LA/2026/PUR/000456', 'short', false],
  ['<script>', 'ABCD-EFGH-JKLM-NPQR', false],
])('%s with %s can be on a paper of ours: %s', (number, code, isPossible) => {
  expect(areOurs({ number, code })).toBe(isPossible);
});
