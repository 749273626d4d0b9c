import { describe, expect, it } from 'vitest';
import { langAttribute } from './langAttribute.ts';

describe('the lang attribute of a text', () => {
  it('is the language of its script', () => {
    expect(langAttribute('Lease of a stone quarry', 'or')).toEqual({ lang: 'en' });
    expect(langAttribute('Lease of a stone quarry', 'hi')).toEqual({ lang: 'en' });
    expect(langAttribute('ଜମି', 'en')).toEqual({ lang: 'or' });
    expect(langAttribute('ज़मीन', 'or')).toEqual({ lang: 'hi' });
  });

  it('is omitted for the language of the page', () => {
    expect(langAttribute('Lease of a stone quarry', 'en')).toEqual({});
    expect(langAttribute('ଜମି', 'or')).toEqual({});
  });

  it('is omitted for numbers and punctuation', () => {
    expect(langAttribute('214/3 (12.05)', 'or')).toEqual({});
  });

  it('is Odia for Odia with Latin letters in it', () => {
    expect(langAttribute('PDF ଫାଇଲ୍', 'or')).toEqual({});
    expect(langAttribute('PDF ଫାଇଲ୍', 'en')).toEqual({ lang: 'or' });
  });
});
