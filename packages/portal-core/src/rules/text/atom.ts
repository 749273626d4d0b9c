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
export const xmlText = (text: string): string =>
  text.replaceAll(invalidCharacters, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const buildEntry = ({ id, title, updated, href, html }: AtomEntry) => `  <entry>
    <id>${xmlText(id)}</id>
    <title>${xmlText(title)}</title>
    <updated>${xmlText(updated)}</updated>
    <link rel="alternate" href="${xmlText(href)}"/>
    <content type="html">${xmlText(html)}</content>
  </entry>
`;

/** Builds the XML of a feed; its date is that of the newest entry. */
export function atomText(feed: AtomFeed): string {
  const updated =
    feed.entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? feed.updated;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.language)}">
  <id>${xmlText(feed.id)}</id>
  <title>${xmlText(feed.title)}</title>
  <updated>${xmlText(updated)}</updated>
  <author><name>${xmlText(feed.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>
${feed.entries.map(buildEntry).join('')}</feed>
`;
}
