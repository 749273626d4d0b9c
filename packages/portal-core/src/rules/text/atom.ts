/** An entry of a feed. */
export interface AtomEntry {
  /** A permanent identifier, for example `tag:portal.example,2026:tender/12`. */
  id: string;
  title: string;
  /** ISO 8601. */
  updated: string;
  /** The page of the entry. */
  href: string;
  /** HTML; plain text is HTML without tags. */
  html: string;
}

/** A feed: RFC 4287. */
export interface AtomFeed {
  id: string;
  title: string;
  language: string;
  author: string;
  /** The address of the feed. */
  self: string;
  /** The page with the same content. */
  page: string;
  /** Used when the feed has no entries. */
  updated: string;
  entries: readonly AtomEntry[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// XML 1.0 cannot represent these characters.
const invalidCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML and removes characters that XML cannot represent. */
export const escapeXml = (text: string): string =>
  text.replaceAll(invalidCharacters, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const buildEntry = ({ id, title, updated, href, html }: AtomEntry) => `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${escapeXml(updated)}</updated>
    <link rel="alternate" href="${escapeXml(href)}"/>
    <content type="html">${escapeXml(html)}</content>
  </entry>
`;

/** Builds the XML of a feed; its date is that of the newest entry. */
export function buildAtomFeed(feed: AtomFeed): string {
  const updated =
    feed.entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? feed.updated;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
  <id>${escapeXml(feed.id)}</id>
  <title>${escapeXml(feed.title)}</title>
  <updated>${escapeXml(updated)}</updated>
  <author><name>${escapeXml(feed.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.entries.map(buildEntry).join('')}</feed>
`;
}
