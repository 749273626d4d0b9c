import { Link } from '@temple-land/ui';
import { useMemo, type ReactNode } from 'react';
import { markedText, type Marked } from './safeHtml.ts';

// A table has no room for words between its parts.
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

const span = (text: string | undefined) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 1 && number < 100 ? number : undefined;
};

function drawn(pieces: readonly Marked[], parent = ''): ReactNode[] {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return tableParts.has(parent) ? null : piece;
    const { name: Tag, attributes, inside } = piece;
    if (Tag === 'br') return <br key={index} />;
    const children = drawn(inside, Tag);
    if (Tag === 'a') {
      return (
        <Link key={index} href={attributes['href'] ?? ''}>
          {children}
        </Link>
      );
    }
    if (Tag === 'th' || Tag === 'td') {
      const spans = { colSpan: span(attributes['colspan']), rowSpan: span(attributes['rowspan']) };
      const scope = attributes['scope'] === 'row' ? 'row' : 'col';
      return (
        <Tag key={index} {...spans} {...(Tag === 'th' ? { scope } : {})}>
          {children}
        </Tag>
      );
    }
    return <Tag key={index}>{children}</Tag>;
  });
}

/** Shows HTML from outside with its harmless marks; nothing of it runs, loads or frames (spec 2.8). */
export function SafeHtml({ html }: { html: string }) {
  return useMemo(() => drawn(markedText(html)), [html]);
}
