import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Tag } from '../../packages/ui/src/index.ts';
import { findProps } from '../props/componentProps.ts';

/** The maturities of a component, and what each means for who uses it. */
export const maturities = {
  stable: 'An application uses it, and its pages are tested with it.',
  beta: 'Its rules are written down and tested, but no application uses it yet.',
  experimental: 'It has tests of its own only; its props may change or it may go.',
} as const;

const isMaturity = (tag: string): tag is keyof typeof maturities => tag in maturities;

/** The section and the maturity of a component, above the title of its page; nothing on another page. */
export function ComponentHead({ title }: { title: string }) {
  const stories = useContext(DocsContext).componentStories();
  const [section, name = ''] = title.split('/');
  const maturity = stories.flatMap(({ tags }) => tags).find(isMaturity);
  if (findProps(name) === undefined || maturity === undefined) return null;
  return (
    <Unstyled>
      <p className="docs-eyebrow">
        {section} <Tag tone={maturity === 'stable' ? 'accent' : 'brand'}>{maturity}</Tag>
        <span className="docs-eyebrow-note">{maturities[maturity]}</span>
      </p>
    </Unstyled>
  );
}
