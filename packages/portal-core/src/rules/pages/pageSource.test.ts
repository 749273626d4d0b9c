import { describe, expect, it } from 'vitest';
import type { PageSource } from '../../schemas/content/sitePages.ts';
import { isSafeHref } from '../../validators/values/safeHref.ts';
import { parsePageBlock } from './pageMarks.ts';
import { buildPageDocument, listPageFaults } from './pageSource.ts';

const all = (text: string) => ({ en: text, or: text, hi: text });
const source: PageSource = {
  title: all('Terms'),
  lead: all(''),
  sections: [
    { id: 'use', heading: all('Use'), blocks: [{ kind: 'text', texts: all('Read it.\nAll.') }] },
  ],
};

describe('isSafeHref', () => {
  it.each(['/website/help', '#use', 'https://a.example', 'mailto:a@b.example', 'tel:+91'])(
    'allows %s',
    (href) => expect(isSafeHref(href)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    'JavaScript:x',
    'data:text/html,x',
    '//a.example',
    '/\\a',
    'x',
    '',
  ])('refuses %s', (href) => expect(isSafeHref(href)).toBe(false));
});

describe('parsePageBlock', () => {
  it('reads items, links, terms and tables by line', () => {
    expect(parsePageBlock('list', ' a \n\nb')).toEqual({ kind: 'list', items: ['a', 'b'] });
    expect(parsePageBlock('links', '[Help](/website/help)')).toEqual({
      kind: 'links',
      items: [{ text: 'Help', href: '/website/help' }],
    });
    expect(parsePageBlock('glossary', 'Mouza: a village: of the record')).toEqual({
      kind: 'glossary',
      items: [{ term: 'Mouza', definition: 'a village: of the record' }],
    });
    expect(parsePageBlock('table', 'Fees\nWhat | Rupees\nCopy | [Ten](/fees)')).toEqual({
      kind: 'table',
      table: {
        caption: 'Fees',
        head: ['What', 'Rupees'],
        rows: [['Copy', { text: 'Ten', href: '/fees' }]],
      },
    });
  });

  it.each([
    ['text', ' \n', 'admin.required'],
    ['links', 'Help', 'page.link'],
    ['links', '[Help](javascript:alert(1))', 'page.link'],
    ['links', '[Help](//a.example)', 'page.link'],
    ['glossary', 'Mouza', 'page.glossary'],
    ['table', 'Fees\nWhat | Rupees\nCopy', 'page.table'],
    ['table', 'Fees\nWhat | Rupees', 'page.table'],
    ['table', 'Fees\nWhat\n[Copy](data:x)', 'page.link'],
    ['picture', 'A screen', 'admin.required'],
  ] as const)('refuses %s of %j', (kind, text, key) => {
    expect(parsePageBlock(kind, text)).toBe(key);
  });
});

describe('a page as it is written', () => {
  it('becomes a document in a language', () => {
    expect(buildPageDocument(source, 'or', '2026-11-27')).toEqual({
      title: 'Terms',
      reviewed: '2026-11-27',
      isSample: false,
      sections: [{ id: 'use', heading: 'Use', blocks: [{ kind: 'text', text: 'Read it. All.' }] }],
    });
    expect(listPageFaults('terms', source)).toEqual([]);
  });

  it('has a fault for each text that a language lacks, and for a structure that the page cannot show', () => {
    const [section] = source.sections;
    if (!section) throw new Error('There is no section.');
    const broken: PageSource = {
      title: { ...all('Terms'), hi: ' ' },
      lead: { ...all(''), en: 'Read' },
      sections: [section, { ...section, heading: { ...all('x'), or: '' }, blocks: [] }],
    };
    expect(listPageFaults('terms', broken).map(({ path, key }) => [path, key])).toEqual([
      ['title.hi', 'admin.required'],
      ['lead.or', 'admin.required'],
      ['lead.hi', 'admin.required'],
      ['sections', 'page.sections'],
      ['sections.1.heading.or', 'admin.required'],
      ['sections.1', 'page.emptySection'],
    ]);
    expect(listPageFaults('feature-inner', source)).toMatchObject([{ key: 'page.sections' }]);
  });
});
