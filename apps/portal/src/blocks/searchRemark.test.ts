import { expect, it } from 'vitest';
import { searchRemark } from './searchRemark.ts';

it('tells what was filled in, in order', () => {
  const filter = { description: 'lease camp', startDate: '', endDate: '2026-08-01' };
  expect(searchRemark(filter)).toBe('lease camp 2026-08-01');
  expect(searchRemark({ title: '', startDate: '' })).toBe('');
});
