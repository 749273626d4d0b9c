import { describe, expect, it } from 'vitest';
import { buildAtomFeed, escapeXml } from './atom.ts';

const feed = {
  id: 'tag:portal.example,2026:tenders',
  title: 'Tenders & notices',
  language: 'en',
  author: 'Office',
  self: 'https://portal.example/feed?a=1&b=2',
  page: 'https://portal.example/tenders',
  updated: '2026-01-01T00:00:00.000Z',
  entries: [
    {
      id: 'tag:portal.example,2026:tender/1',
      title: 'Sand < stone',
      updated: '2026-03-01T00:00:00.000Z',
      href: 'https://portal.example/tenders?q="x"',
      html: '<p>Bids & papers</p>',
    },
  ],
};

describe('a feed', () => {
  it('escapes its content and has the date of its newest entry', () => {
    const text = buildAtomFeed(feed);
    expect(text).toContain('<title>Tenders &amp; notices</title>');
    expect(text).toContain('<title>Sand &lt; stone</title>');
    expect(text).toContain('href="https://portal.example/tenders?q=&quot;x&quot;"');
    expect(text).toContain('&lt;p&gt;Bids &amp; papers&lt;/p&gt;');
    expect(text.match(/<updated>/g)).toHaveLength(2);
    expect(text).not.toContain('2026-01-01');
    expect(buildAtomFeed({ ...feed, entries: [] })).toContain('<updated>2026-01-01');
  });

  it('removes characters that XML cannot represent', () => {
    expect(escapeXml('a\u0000b\u000Bc\uFFFEd\tଜମି')).toBe('abcd\tଜମି');
  });
});
