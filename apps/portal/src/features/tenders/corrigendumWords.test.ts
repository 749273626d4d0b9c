import { expect, it } from 'vitest';
import { changedValue, fieldWord } from './corrigendumWords.ts';

const change = (label: string) => ({ label, from: '', to: '' });

it('reads a moment as a day in India', () => {
  expect(changedValue(change('closeDate'), '2026-03-31T18:30:00.000Z')).toBe('01-04-2026');
});

it('leaves words as they are, and shows nothing as a dash', () => {
  expect(changedValue(change('title'), '2026-03-31 pond')).toBe('2026-03-31 pond');
  expect(changedValue(change('uploadDoc'), '')).toBe('-');
});

it('has words for each field of a published tender that can change', () => {
  for (const label of ['letterNo', 'title', 'startDate', 'closeDate', 'uploadDoc']) {
    expect(fieldWord(label)).toBeDefined();
  }
  expect(fieldWord('unknown')).toBeUndefined();
});
