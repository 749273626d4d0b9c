import type { ElementType } from 'react';
import type { LayoutProps } from '../../styles/layoutProps.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Container.css.ts';

/** The props of `Container`, with those of its element. */
export interface ContainerProps extends LayoutProps {
  /**
   * Maximum width of the content: `page` 75 rem, `reading` 68 characters, `form` 35 rem, `full` that of the window;
   * `page` by default.
   */
  width?: 'page' | 'reading' | 'form' | 'full' | undefined;
}

/** The column of a page: centred, with the gutters of the window at its sides. */
export function Container({
  elementType: Element = 'div',
  width = 'page',
  ...rest
}: ContainerProps) {
  const Root = Element as ElementType;
  return <Root {...mergeProps({ className: styles.root, 'data-width': width }, rest)} />;
}
