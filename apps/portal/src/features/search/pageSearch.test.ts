import { describe, expect, it } from 'vitest';
import { partsWith, type NamedDocument } from './pageSearch.ts';

const help: NamedDocument = {
  name: 'help',
  document: {
    title: 'Help',
    reviewed: '2026-11-18',
    isSample: false,
    parts: [
      { id: 'apply', heading: 'Apply', pieces: [{ kind: 'steps', items: ['Log in', 'Upload'] }] },
      {
        id: 'words',
        heading: 'Words',
        pieces: [
          { kind: 'words', items: [{ word: 'Khatiyan', meaning: 'a record of rights' }] },
          {
            kind: 'table',
            table: {
              caption: 'Readers',
              head: ['Name', 'Site'],
              rows: [['Orca', { text: 'Website of Orca', href: 'https://orca.example/' }]],
            },
          },
          { kind: 'links', items: [{ text: 'Contact', href: '/website/contact-us' }] },
        ],
      },
    ],
  },
};

const hrefs = (...words: string[]) => partsWith([help], words).map(({ href }) => href);

describe('a search in the pages of words', () => {
  it('leads to the part that has every word, in heading, steps, words, tables or links', () => {
    expect(hrefs('upload')).toEqual(['/website/help#apply']);
    expect(hrefs('rights', 'khatiyan')).toEqual(['/website/help#words']);
    expect(hrefs('orca', 'contact')).toEqual(['/website/help#words']);
    expect(hrefs('upload', 'orca')).toEqual([]);
  });

  it('says the page, the part, and the words around the hit', () => {
    expect(partsWith([help], ['upload'])).toEqual([
      { title: 'Help: Apply', href: '/website/help#apply', excerpt: 'Log in · Upload' },
    ]);
  });

  it('knows the page that stands outside of website', () => {
    const [found] = partsWith([{ ...help, name: 'privacy-policy' }], ['upload']);
    expect(found?.href).toBe('/privacy-policy#apply');
  });
});
