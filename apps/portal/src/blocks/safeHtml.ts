/** One piece of a text with marks: words, or a mark around pieces. */
export type Marked = string | { mark: Mark; href?: string; inside: Marked[] };

/** The marks that a notice may have; everything else is dropped, its words kept. */
export type Mark = 'b' | 'strong' | 'i' | 'em' | 'u' | 'p' | 'br' | 'ul' | 'ol' | 'li' | 'a';

const marks: ReadonlySet<string> = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'a',
]);
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

const isMark = (name: string): name is Mark => marks.has(name);

/** Gives an address that a link may lead to: this site, http, https, mailto or tel. */
function safeAddress(href: string | null): string | undefined {
  const address = (href ?? '').trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  return /^\/(?![/\\])/.test(address) ? address : undefined;
}

function piecesOf(nodes: Iterable<ChildNode>): Marked[] {
  return [...nodes].flatMap((node): Marked[] => {
    if (node.nodeType === 3) return [node.textContent ?? ''];
    if (!('localName' in node)) return [];
    const element = node as Element;
    const name = element.localName;
    if (silent.has(name)) return [];
    const inside = piecesOf(element.childNodes);
    if (!isMark(name)) return inside;
    const href = name === 'a' ? safeAddress(element.getAttribute('href')) : undefined;
    if (name === 'a' && href === undefined) return inside;
    return [href === undefined ? { mark: name, inside } : { mark: name, href, inside }];
  });
}

/** Reads HTML from outside as words and harmless marks; the document it is read in runs nothing. */
export function markedText(html: string): Marked[] {
  return piecesOf(new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}
