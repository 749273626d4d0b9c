/** The elements allowed in the HTML of a notice; other elements are replaced by their text. */
export const noticeElements = [
  'p',
  'br',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** An element of a notice. */
export type NoticeElement = (typeof noticeElements)[number];

/** The attributes allowed on them; the target of a link is also checked by `getAllowedLink`. */
export const noticeAttributes = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<NoticeElement, readonly string[]>>;

/** Elements that are removed together with their text. */
export const removedElements = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'textarea',
  'option',
] as const;

/** Inline elements; any other element separates words. */
const inlineElements: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'strong', 'u']);

/** Returns whether an element is allowed in a notice. */
export const isNoticeElement = (name: string): name is NoticeElement =>
  noticeElements.some((element) => element === name);

/** Returns the target of a link if it is allowed in a notice (this site, http, https, mailto or tel); else undefined. */
export function getAllowedLink(href: string | null | undefined): string | undefined {
  // A browser removes these characters before it parses a URL.
  const address = (href ?? '').replaceAll(/[\t\n\r]/g, '').trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  return /^\/(?![/\\])/.test(address) ? address : undefined;
}

/** The entities of sanitised HTML with their characters; the ampersand is last. */
export const htmlEntities = [
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
  ['amp', '&'],
] as const;

/** Converts sanitised HTML to plain text. */
export function htmlToText(html: string): string {
  const untagged = html.replaceAll(/<\/?([a-z0-9]+)[^>]*>/gi, (_, name: string) =>
    inlineElements.has(name.toLowerCase()) ? '' : ' ',
  );
  const words = htmlEntities.reduce(
    (text, [name, sign]) => text.replaceAll(`&${name};`, sign),
    untagged,
  );
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** The pattern of inline tags, for a database query over the same HTML. */
export const inlineTagPattern = `</?(${[...inlineElements].join('|')})(\\s[^>]*)?>`;
