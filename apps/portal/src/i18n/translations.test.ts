import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPlaceholders } from '@temple-land/portal-core';

const folder = new URL('../../public/assets/i18n/', import.meta.url);
const namespaces = readdirSync(new URL('en/', folder)).map((file) => file.replace('.json', ''));
const readTexts = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')) as Record<
    string,
    string
  >;

describe.each(['or', 'hi'])('the texts in %s', (language) => {
  it('have the same files as the English texts', () => {
    const files = readdirSync(new URL(`${language}/`, folder));
    expect(files).toEqual(readdirSync(new URL('en/', folder)));
  });

  it.each(namespaces)('have the keys of the English texts of %s in the same order', (namespace) => {
    const keys = Object.keys(readTexts(language, namespace));
    expect(keys).toEqual(Object.keys(readTexts('en', namespace)));
  });

  it.each(namespaces)(
    'have the placeholders of the English text in each text of %s',
    (namespace) => {
      const texts = readTexts(language, namespace);
      const different = Object.entries(readTexts('en', namespace)).filter(
        ([key, text]) =>
          listPlaceholders(text).join() !== listPlaceholders(texts[key] ?? '').join(),
      );
      expect(different.map(([key]) => key)).toEqual([]);
    },
  );

  it.each(namespaces)('are in their own script in %s', (namespace) => {
    const script = language === 'or' ? /\p{Script=Oriya}/u : /\p{Script=Devanagari}/u;
    const isName = (key: string) => /^(office\.inLanguage|mobile\.prefix)$/.test(key);
    const foreign = Object.entries(readTexts(language, namespace)).filter(
      ([key, text]) => !isName(key) && !script.test(text),
    );
    expect(foreign.map(([key]) => key)).toEqual([]);
  });
});

it.each(namespaces)('keeps the English keys of %s sorted', (namespace) => {
  const keys = Object.keys(readTexts('en', namespace));
  expect(keys).toEqual([...keys].sort());
});

const readSources = (path: string) => {
  const folder = new URL(path, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
};
const schemas = '../../../../packages/portal-core/src/schemas/';
const sources = readSources('../');
const lists = ['forms/', 'lists/'].flatMap((folder) => readSources(schemas + folder));

it.each(namespaces)('has no unused text in %s', (namespace) => {
  // The glossary is shown on any page, by common/land.
  const isShared = ['common', 'glossary'].includes(namespace);
  const ofFeature = sources.filter(({ file }) =>
    [`features/${namespace}/`, `common/${namespace}/`, `common/land/${namespace}/`].some((start) =>
      file.startsWith(start),
    ),
  );
  const join = (found: readonly { text: string }[]) => found.map(({ text }) => text).join('');
  const text = join([...(isShared ? sources : ofFeature), ...lists]);
  const everywhere = join([...sources, ...lists]);
  const unused = Object.keys(readTexts('en', namespace)).filter((key) => {
    const name = key.replace(/_(zero|one|other)$/, '');
    const isFound = everywhere.includes(`'${namespace}:${name}'`);
    return !isFound && (isShared || !text.includes(`'${name}'`));
  });
  expect(unused).toEqual([]);
});
