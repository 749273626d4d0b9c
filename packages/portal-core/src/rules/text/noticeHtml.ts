/** The elements that the HTML of a notice may have; of any other the words are kept. */
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

/** The attributes that they may have; the address of a link is checked by `noticeAddress` too. */
export const noticeAttributes = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<NoticeElement, readonly string[]>>;

/** Elements whose words are none of the notice's, so that they go with them. */
export const silentElements = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'textarea',
  'option',
] as const;

/** Elements inside a word or sentence; any other one parts words. */
const inlineElements: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'strong', 'u']);

/** Tells whether an element may stand in a notice. */
export const isNoticeElement = (name: string): name is NoticeElement =>
  noticeElements.some((element) => element === name);

/** Returns an address that a link of a notice may lead to, this site, http, https, mailto or tel; else undefined. */
export function noticeAddress(href: string | null | undefined): string | undefined {
  // A browser drops these from an address before it reads it.
  const address = (href ?? '').replaceAll(/[\t\n\r]/g, '').trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  return /^\/(?![/\\])/.test(address) ? address : undefined;
}

/** The signs that cleaned HTML writes as names, the one that begins a name last. */
export const htmlEntities = [
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
  ['amp', '&'],
] as const;

/** Returns the words of HTML that was cleaned before, without its tags. */
export function wordsOfHtml(html: string): string {
  const untagged = html.replaceAll(/<\/?([a-z0-9]+)[^>]*>/gi, (_, name: string) =>
    inlineElements.has(name.toLowerCase()) ? '' : ' ',
  );
  const words = htmlEntities.reduce(
    (text, [name, sign]) => text.replaceAll(`&${name};`, sign),
    untagged,
  );
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** The pattern of the tags that part no words, for a database that reads the same text. */
export const inlineTagPattern = `</?(${[...inlineElements].join('|')})(\\s[^>]*)?>`;
