import { expect, it } from 'vitest';
import { formatChangedValue, findFieldLabel } from './corrigendumLabels.ts';

const change = (label: string) => ({ label, from: '', to: '' });

it('formats a date-time as a day in India', () => {
  expect(formatChangedValue(change('closeDate'), '2026-03-31T18:30:00.000Z')).toBe('01-04-2026');
});

it('leaves text unchanged, and shows an empty value as a dash', () => {
  expect(formatChangedValue(change('title'), '2026-03-31 pond')).toBe('2026-03-31 pond');
  expect(formatChangedValue(change('uploadDoc'), '')).toBe('-');
});

it('has a label for each field of a published tender that can change', () => {
  for (const label of ['letterNo', 'title', 'startDate', 'closeDate', 'uploadDoc']) {
    expect(findFieldLabel(label)).toBeDefined();
  }
  expect(findFieldLabel('unknown')).toBeUndefined();
});
