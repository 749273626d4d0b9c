import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it, describe } from 'vitest';
import { PageDocument } from './pageDocument.ts';

const folder = new URL('./documents/', import.meta.url);
const names = readdirSync(folder);

const read = (name: string, language: string) =>
  v.parse(
    PageDocument,
    JSON.parse(readFileSync(new URL(`${name}/${language}.json`, folder), 'utf8')),
  );

const outline = ({ parts, reviewed, isSample }: PageDocument) => ({
  reviewed,
  isSample,
  parts: parts.map(({ id, pieces }) => ({
    id,
    pieces: pieces.map((piece) => [
      piece.kind,
      'items' in piece ? piece.items.length : 0,
      piece.kind === 'links' ? piece.items.map(({ href }) => href) : [],
      piece.kind === 'table' ? piece.table.rows.length : 0,
    ]),
  })),
});

describe.each(names)('the page of words %s', (name) => {
  const english = read(name, 'en');

  it('has parts with addresses of their own', () => {
    const ids = english.parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it.each(['or', 'hi'])('says the same in %s', (language) => {
    expect(outline(read(name, language))).toEqual(outline(english));
    expect(read(name, language).title).not.toBe(english.title);
  });
});
