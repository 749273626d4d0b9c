import type { ElementType } from 'react';
import type { Gap } from '../../styles/gap.ts';
import type { LayoutProps } from '../../styles/layoutProps.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Stack.css.ts';

/** The props of `Stack`, with those of its element. */
export interface StackProps extends LayoutProps {
  /** Below each other or beside each other; `column` by default. A row wraps. */
  direction?: 'column' | 'row' | undefined;
  /** Space between the parts, .25 to 3 rem; `lg`, 1 rem, by default. */
  gap?: Gap | undefined;
  /** Position of the parts across the direction; `stretch` by default. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Position of the parts in a row; `start` by default. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Parts below each other, or beside each other, with the same space between them. */
export function Stack({
  elementType: Element = 'div',
  direction = 'column',
  gap = 'lg',
  align = 'stretch',
  justify = 'start',
  ...rest
}: StackProps) {
  const Root = Element as ElementType;
  const own = {
    className: styles.root,
    'data-direction': direction,
    'data-gap': gap,
    'data-align': align,
    'data-justify': direction === 'row' ? justify : undefined,
  };
  return <Root {...mergeProps(own, rest)} />;
}
