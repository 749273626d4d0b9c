import {
  getAllowedLink,
  noticeAttributes,
  noticeElements,
  removedElements,
} from '@temple-land/portal-core';
import sanitize, { type Attributes } from 'sanitize-html';

function link(tagName: string, { href }: Attributes) {
  const address = getAllowedLink(href);
  const attribs: Attributes =
    address === undefined ? {} : { href: address, rel: 'noopener noreferrer' };
  return { tagName, attribs };
}

/** Sanitises the HTML of a notice: keeps allowed elements and attributes only. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...noticeElements],
    allowedAttributes: {
      a: [...noticeAttributes.a, 'rel'],
      th: [...noticeAttributes.th],
      td: [...noticeAttributes.td],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...removedElements],
    transformTags: { a: link },
  }).trim();
}
