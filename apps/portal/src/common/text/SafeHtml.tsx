import { Link } from '@temple-land/ui';
import { useMemo, type ReactNode } from 'react';
import { parseSafeHtml, type SafeNode } from './parseSafeHtml.ts';

// Text directly inside a table element is dropped.
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

const parseSpan = (text: string | undefined) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 1 && number < 100 ? number : undefined;
};

function renderNodes(nodes: readonly SafeNode[], parent = ''): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return tableParts.has(parent) ? null : node;
    const { name: Tag, attributes } = node;
    if (Tag === 'br') return <br key={index} />;
    const children = renderNodes(node.children, Tag);
    if (Tag === 'a') {
      return (
        <Link key={index} href={attributes['href'] ?? ''}>
          {children}
        </Link>
      );
    }
    if (Tag === 'th' || Tag === 'td') {
      const spans = {
        colSpan: parseSpan(attributes['colspan']),
        rowSpan: parseSpan(attributes['rowspan']),
      };
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

/** Renders untrusted HTML with its allowed elements only; nothing of it runs, loads or frames (spec 2.8). */
export function SafeHtml({ html }: { html: string }) {
  return useMemo(() => renderNodes(parseSafeHtml(html)), [html]);
}
