import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  en,
  formatMessage,
  languages,
  messages,
  listPlaceholders,
} from '../../packages/portal-core/src/index.ts';

/** The exact texts of the specification. */
const expected: Record<string, string> = JSON.parse(
  readFileSync(new URL('../contract/messages-expected.json', import.meta.url), 'utf8'),
);

/** The values that the specification uses in its templates. */
const specValues: Record<string, Record<string, string>> = {
  'login.locked': { n: 'N' },
  'shared.maxLength': { label: 'X', n: 'N' },
  'shared.select': { label: 'X' },
  'shared.firstPlace': { character: '/' },
};

const english: Record<string, string> = en;
const keys = Object.keys(en);

describe('the English catalogue', () => {
  // Requirements: ST-027, UN-107
  it('has every text of the specification unchanged', () => {
    const shown = Object.fromEntries(
      Object.keys(expected).map((key) => [key, formatMessage(english[key] ?? '', specValues[key])]),
    );
    expect(shown).toEqual(expected);
  });

  it('has placeholders only where the specification has a template', () => {
    const templates = Object.keys(expected).filter(
      (key) => listPlaceholders(english[key] ?? '').length > 0,
    );
    expect(templates.sort()).toEqual(Object.keys(specValues).sort());
  });
});

describe.each(languages.filter((language) => language !== 'en'))(
  'the catalogue in %s',
  (language) => {
    const catalogue: Record<string, string> = messages[language];

    it('has every key and no other', () => {
      expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
    });

    it('has no empty text', () => {
      expect(keys.filter((key) => catalogue[key]?.trim() === '')).toEqual([]);
    });

    it('has the same placeholders in every text', () => {
      const places = (texts: Record<string, string>) =>
        Object.fromEntries(keys.map((key) => [key, listPlaceholders(texts[key] ?? '')]));
      expect(places(catalogue)).toEqual(places(english));
    });

    it('is written in its own script with western digits', () => {
      const script = language === 'or' ? /\p{Script=Oriya}/u : /\p{Script=Devanagari}/u;
      const hasWords = (key: (typeof keys)[number]) =>
        /\p{L}/u.test((catalogue[key] ?? '').replaceAll(/\{\w+\}/g, ''));
      const worded = keys.filter(hasWords);
      expect(worded.filter((key) => !script.test(catalogue[key] ?? ''))).toEqual([]);
      expect(keys.filter((key) => /(?![0-9])\p{Nd}/u.test(catalogue[key] ?? ''))).toEqual([]);
    });

    it('names the same figures as the English text', () => {
      const figures = (text = '') => (text.match(/\b\d+(\.\d+)?\b/g) ?? []).sort();
      const different = keys.filter(
        (key) => figures(catalogue[key]).join() !== figures(english[key]).join(),
      );
      expect(different).toEqual([]);
    });
  },
);
