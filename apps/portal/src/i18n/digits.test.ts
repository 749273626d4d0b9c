import { afterEach, expect, it } from 'vitest';
import { formatAcres, formatDate } from './format.ts';
import { setShownDigits } from './digits.ts';
import { createI18n, showDigits, i18n } from './i18n.ts';

afterEach(() => setShownDigits('en'));

it('formats dates and amounts with Latin digits unless the reader has chosen others', () => {
  const shown = () => [formatDate('2026-11-26T06:00:00Z'), formatAcres(60_426.943)];
  expect(shown()).toEqual(['26-11-2026', '60,426.9430']);
  setShownDigits('or');
  expect(shown()).toEqual(['୨୬-୧୧-୨୦୨୬', '୬୦,୪୨୬.୯୪୩୦']);
  setShownDigits('hi');
  expect(shown()).toEqual(['२६-११-२०२६', '६०,४२६.९४३०']);
});

it('shows the numbers of a text in the digits of the page, and its references as they are', () => {
  const own = createI18n('or', { or: { common: { found: 'ପ୍ଲଟ {plot}: {n}' } } });
  expect(own.t('found' as never, { plot: '245', n: 3 })).toBe('ପ୍ଲଟ 245: 3');
  setShownDigits('or');
  expect(own.t('found' as never, { plot: '245', n: 3 })).toBe('ପ୍ଲଟ 245: ୩');
});

it('has Latin digits in English', () => {
  i18n.language = 'en';
  showDigits(true);
  expect(formatDate('2026-11-26T06:00:00Z')).toBe('26-11-2026');
});
