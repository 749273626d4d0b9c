import { expect, it } from 'vitest';
import type { Translation } from '../../i18n/textKey.ts';
import { listProgressFacts } from './progressFacts.ts';

// Shows the keys of the texts with their values.
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const text = { t } as unknown as Translation<'track'>;
const now = Date.parse('2026-11-21T12:00:00+05:30');
const facts = (waitsFor: 'office' | 'applicant' | 'nobody', expectedOn: string | null) =>
  listProgressFacts({ state: 'SCRUTINY', waitsFor, expectedOn }, now, text).map(
    ([, value]) => value,
  );
const stage = 'specification:state.SCRUTINY';

it.each([
  ['2026-11-25T00:00:00Z', 'expected.by {"date":"25-11-2026"}'],
  ['2026-11-01T00:00:00Z', 'expected.late {"date":"01-11-2026"}'],
  [null, 'expected.none'],
])('says that a stage of the office due on %s is: %s', (expectedOn, said) => {
  expect(facts('office', expectedOn)).toEqual([stage, 'next.office', said]);
});

it('says no date when nobody has to act', () => {
  expect(facts('nobody', null)).toEqual([stage, 'next.nobody', '']);
});

it('leaves out a stage without a name', () => {
  const [fact] = listProgressFacts(
    { state: 'X', waitsFor: 'applicant', expectedOn: null },
    now,
    text,
  );
  expect(fact?.[1]).toBe('');
});
