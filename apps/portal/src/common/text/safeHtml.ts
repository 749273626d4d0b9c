import {
  isNoticeElement,
  getAllowedLink,
  noticeAttributes,
  removedElements,
  type NoticeElement,
} from '@temple-land/portal-core';

/** An element of a notice with its attributes. */
export interface MarkedElement {
  name: NoticeElement;
  attributes: Readonly<Record<string, string>>;
  inside: Marked[];
}

/** One piece of a text with marks: words, or an element around pieces. */
export type Marked = string | MarkedElement;

const silent: ReadonlySet<string> = new Set(removedElements);
const allowed: Partial<Record<NoticeElement, readonly string[]>> = noticeAttributes;

function attributesOf(element: Element, name: NoticeElement): Record<string, string> {
  const kept = (allowed[name] ?? []).flatMap((attribute): [string, string][] => {
    const value = element.getAttribute(attribute);
    return value === null ? [] : [[attribute, value]];
  });
  return Object.fromEntries(kept);
}

function piecesOf(nodes: Iterable<ChildNode>): Marked[] {
  return [...nodes].flatMap((node): Marked[] => {
    if (node.nodeType === 3) return [node.textContent ?? ''];
    if (!('localName' in node)) return [];
    const element = node as Element;
    const name = element.localName;
    if (silent.has(name)) return [];
    const inside = piecesOf(element.childNodes);
    if (!isNoticeElement(name)) return inside;
    const attributes = attributesOf(element, name);
    if (name !== 'a') return [{ name, attributes, inside }];
    const href = getAllowedLink(attributes['href']);
    return href === undefined ? inside : [{ name, attributes: { href }, inside }];
  });
}

/** Reads HTML from outside as words and harmless elements; the document it is read in runs nothing. */
export function markedText(html: string): Marked[] {
  const page = `<html><body>${html}</body></html>`;
  return piecesOf(new DOMParser().parseFromString(page, 'text/html').body.childNodes);
}
