import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placesIn } from '@temple-land/portal-core';

const copyOf = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../public/assets/i18n/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

const english = copyOf('en');

describe.each(['or', 'hi'])('page copy in %s', (language) => {
  const copy = copyOf(language);

  it('has the keys of the English copy in the same order', () => {
    expect(Object.keys(copy)).toEqual(Object.keys(english));
  });

  it('has the places of the English text in each text', () => {
    const different = Object.entries(english).filter(
      ([key, text]) => placesIn(text).join() !== placesIn(copy[key] ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('says something in its own script', () => {
    const script = language === 'or' ? /\p{Script=Oriya}/u : /\p{Script=Devanagari}/u;
    const isName = (key: string) =>
      /^(name\.portalOther|contact\.(email|phone)|mobile\.prefix)$/.test(key);
    const foreign = Object.entries(copy).filter(
      ([key, text]) => !isName(key) && !script.test(text),
    );
    expect(foreign.map(([key]) => key)).toEqual([]);
  });
});

it('keeps the English keys sorted', () => {
  expect(Object.keys(english)).toEqual(Object.keys(english).sort());
});

it('has no text that nobody shows', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('');
  expect(Object.keys(english).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});
