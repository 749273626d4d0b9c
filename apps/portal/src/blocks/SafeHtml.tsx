import { Link } from '@temple-land/ui';
import { useMemo, type ReactNode } from 'react';
import { markedText, type Marked } from './safeHtml.ts';

function drawn(pieces: readonly Marked[]): ReactNode[] {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const { mark: Tag, href, inside } = piece;
    if (Tag === 'br') return <br key={index} />;
    if (href !== undefined) {
      return (
        <Link key={index} href={href}>
          {drawn(inside)}
        </Link>
      );
    }
    return <Tag key={index}>{drawn(inside)}</Tag>;
  });
}

/** Shows HTML from outside with its harmless marks; nothing of it runs, loads or frames (spec 2.8). */
export function SafeHtml({ html }: { html: string }) {
  return useMemo(() => drawn(markedText(html)), [html]);
}
