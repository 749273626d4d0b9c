import { describe, expect, it } from 'vitest';
import { inLanguage } from './inLanguage.ts';

describe('the mark of a text in another language', () => {
  it('names the language of the script', () => {
    expect(inLanguage('Lease of a stone quarry', 'or')).toEqual({ lang: 'en' });
    expect(inLanguage('Lease of a stone quarry', 'hi')).toEqual({ lang: 'en' });
    expect(inLanguage('ଜମି', 'en')).toEqual({ lang: 'or' });
    expect(inLanguage('ज़मीन', 'or')).toEqual({ lang: 'hi' });
  });

  it('is left out for the language of the page', () => {
    expect(inLanguage('Lease of a stone quarry', 'en')).toEqual({});
    expect(inLanguage('ଜମି', 'or')).toEqual({});
  });

  it('is left out for numbers and signs', () => {
    expect(inLanguage('214/3 (12.05)', 'or')).toEqual({});
  });

  it('takes Odia with Latin letters in it for Odia', () => {
    expect(inLanguage('PDF ଫାଇଲ୍', 'or')).toEqual({});
    expect(inLanguage('PDF ଫାଇଲ୍', 'en')).toEqual({ lang: 'or' });
  });
});
