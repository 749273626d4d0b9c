import { readdirSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it, describe } from 'vitest';
import {
  buildPageDocument,
  languages,
  listPageFaults,
  PageDocument,
  retentionSchedule,
  sitePageNames,
  toPageSource,
} from '@temple-land/portal-core';

const folder = new URL('./documents/', import.meta.url);
const names = readdirSync(folder);

const readDocument = (name: string, language: string) =>
  v.parse(
    PageDocument,
    JSON.parse(readFileSync(new URL(`${name}/${language}.json`, folder), 'utf8')),
  );

const outline = ({ sections, reviewed, isSample }: PageDocument) => ({
  reviewed,
  isSample,
  sections: sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => [
      block.kind,
      'items' in block ? block.items.length : 0,
      block.kind === 'links' ? block.items.map(({ href }) => href) : [],
      block.kind === 'table' ? block.table.rows.length : 0,
    ]),
  })),
});

it('has a small picture for each guide of the Help page', () => {
  const pictures = readDocument('help', 'en').sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [`${block.name}.webp`] : [])),
  );
  const guides = new URL('./guides/', import.meta.url);
  const files = readdirSync(guides).filter((name) => name.endsWith('.webp'));
  expect(pictures).toHaveLength(12);
  expect(files.sort()).toEqual(pictures.sort());
  const sizes = files.map((name) => [name, statSync(new URL(name, guides)).size] as const);
  expect(sizes.filter(([, size]) => size > 40_000)).toEqual([]);
});

it('has the pages that administrators edit', () => {
  expect([...names].sort()).toEqual([...sitePageNames].sort());
});

it.each(sitePageNames)('has the same document %s after it was written with marks', (name) => {
  const documents = {
    en: readDocument(name, 'en'),
    or: readDocument(name, 'or'),
    hi: readDocument(name, 'hi'),
  };
  const source = toPageSource(documents);
  expect(listPageFaults(name, source)).toEqual([]);
  for (const language of languages) {
    const { reviewed } = documents[language];
    const expected = { ...documents[language], isSample: false };
    expect(buildPageDocument(source, language, reviewed)).toEqual(expected);
  }
});

describe.each(names)('the document %s', (name) => {
  const english = readDocument(name, 'en');

  it('has a different id for each section', () => {
    const ids = english.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it.each(['or', 'hi'])('has the same structure in %s', (language) => {
    expect(outline(readDocument(name, language))).toEqual(outline(english));
    expect(readDocument(name, language).title).not.toBe(english.title);
  });
});

describe('the privacy notice', () => {
  it.each(['en', 'or', 'hi'])(
    'has the retention schedule of the hourly cleaning in %s',
    (language) => {
      const { sections } = readDocument('privacy-policy', language);
      const blocks = sections.find(({ id }) => id === 'retention')?.blocks ?? [];
      const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : []));
      const days = rows.map(([, , kept]) => /\d+/.exec(String(kept))?.[0]);
      const expected = Object.values(retentionSchedule).map(({ days: kept }) => kept?.toString());
      expect(days).toEqual(expected);
    },
  );
});
