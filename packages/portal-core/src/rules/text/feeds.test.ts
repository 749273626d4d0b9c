import { describe, expect, it } from 'vitest';
import { buildAtomFeed, escapeXml } from './atom.ts';
import { buildCalendar, foldLine } from './calendar.ts';

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

describe('a calendar', () => {
  const event = {
    uid: 'tender-1-slot@portal.example',
    title: 'Lease; sand, stone\nPuri',
    start: new Date('2026-03-01T04:30:00Z'),
    end: new Date('2026-03-01T06:00:00Z'),
    href: 'https://portal.example/tender',
  };
  const text = buildCalendar([event], new Date('2026-02-01T00:00:00Z'));

  it('writes each event in UTC with escaped characters, one property per line', () => {
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20260301T043000Z',
        'DTEND:20260301T060000Z',
        'DTSTAMP:20260201T000000Z',
        String.raw`SUMMARY:Lease\; sand\, stone\nPuri`,
      ]),
    );
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has no end for an event without an end time', () => {
    const { end, ...moment } = event;
    expect(end).toBeDefined();
    expect(buildCalendar([moment], new Date(0))).not.toContain('DTEND');
  });

  it('folds lines between characters at 75 octets', () => {
    const line = `SUMMARY:${'ଜମି ଲିଜ୍ '.repeat(20)}`;
    const folded = foldLine(line).split('\r\n');
    expect(folded.length).toBeGreaterThan(5);
    for (const part of folded) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(folded.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
  });
});
