import { describe, expect, it } from 'vitest';
import { localizeDigits, toLatinDigits } from './digits.ts';

describe('digits', () => {
  it.each([
    ['୦୧୨୩୪୫୬୭୮୯', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩ and 5', '0123456789 and 5'],
    ['𝟘𝟙 ପୁରୀ', '01 ପୁରୀ'],
  ])('%s are Latin as %s', (given, expected) => {
    expect(toLatinDigits(given)).toBe(expected);
  });

  it('are those of a numbering system, Latin by default', () => {
    expect(localizeDigits('77,356', 'orya')).toBe('୭୭,୩୫୬');
    expect(localizeDigits(12, 'deva')).toBe('१२');
    expect(localizeDigits(12, undefined)).toBe('12');
  });
});
