import {
  isNoticeElement,
  getAllowedLink,
  noticeAttributes,
  removedElements,
  type NoticeElement,
} from '@temple-land/portal-core';

/** An allowed element with its allowed attributes. */
export interface SafeElement {
  name: NoticeElement;
  attributes: Readonly<Record<string, string>>;
  children: SafeNode[];
}

/** A node of parsed HTML: text or an element. */
export type SafeNode = string | SafeElement;

const removedNames: ReadonlySet<string> = new Set(removedElements);
const allowedAttributes: Partial<Record<NoticeElement, readonly string[]>> = noticeAttributes;

function pickAttributes(element: Element, name: NoticeElement): Record<string, string> {
  const entries = (allowedAttributes[name] ?? []).flatMap((attribute): [string, string][] => {
    const value = element.getAttribute(attribute);
    return value === null ? [] : [[attribute, value]];
  });
  return Object.fromEntries(entries);
}

function toSafeNodes(nodes: Iterable<ChildNode>): SafeNode[] {
  return [...nodes].flatMap((node): SafeNode[] => {
    if (node.nodeType === 3) return [node.textContent ?? ''];
    if (!('localName' in node)) return [];
    const element = node as Element;
    const name = element.localName;
    if (removedNames.has(name)) return [];
    const children = toSafeNodes(element.childNodes);
    if (!isNoticeElement(name)) return children;
    const attributes = pickAttributes(element, name);
    if (name !== 'a') return [{ name, attributes, children }];
    const href = getAllowedLink(attributes['href']);
    return href === undefined ? children : [{ name, attributes: { href }, children }];
  });
}

/** Returns the text and allowed elements of untrusted HTML, parsed in a document without scripts. */
export function parseSafeHtml(html: string): SafeNode[] {
  const page = `<html><body>${html}</body></html>`;
  return toSafeNodes(new DOMParser().parseFromString(page, 'text/html').body.childNodes);
}
