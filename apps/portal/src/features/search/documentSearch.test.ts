import { describe, expect, it } from 'vitest';
import { findSections, type NamedDocument } from './documentSearch.ts';

const help: NamedDocument = {
  name: 'help',
  document: {
    title: 'Help',
    reviewed: '2026-11-18',
    isSample: false,
    sections: [
      { id: 'apply', heading: 'Apply', blocks: [{ kind: 'steps', items: ['Log in', 'Upload'] }] },
      {
        id: 'words',
        heading: 'Words',
        blocks: [
          { kind: 'glossary', items: [{ term: 'Khatiyan', definition: 'a record of rights' }] },
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

const hrefs = (...words: string[]) => findSections([help], words).map(({ href }) => href);

describe('the search in documents', () => {
  it('finds the section that contains every word, in heading, steps, glossary, tables or links', () => {
    expect(hrefs('upload')).toEqual(['/website/help#apply']);
    expect(hrefs('rights', 'khatiyan')).toEqual(['/website/help#words']);
    expect(hrefs('orca', 'contact')).toEqual(['/website/help#words']);
    expect(hrefs('upload', 'orca')).toEqual([]);
  });

  it('returns the document, the section and an excerpt around the match', () => {
    expect(findSections([help], ['upload'])).toEqual([
      { title: 'Help: Apply', href: '/website/help#apply', excerpt: 'Log in · Upload' },
    ]);
  });

  it('returns the path of the document outside /website', () => {
    const [found] = findSections([{ ...help, name: 'privacy-policy' }], ['upload']);
    expect(found?.href).toBe('/privacy-policy#apply');
  });
});
