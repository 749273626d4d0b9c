import type { ElementType } from 'react';
import type { Gap } from '../../styles/gap.ts';
import type { LayoutProps } from '../../styles/layoutProps.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { fieldColumns } from '../Field/fieldColumns.css.ts';
import * as styles from './Columns.css.ts';

/** The props of `Columns`, with those of its element. */
export interface ColumnsProps extends LayoutProps {
  /**
   * `halves` (by default), `thirds` and `quarters` are equal columns, `aside` a wide and a narrow one, `fields` two
   * columns in which the controls of adjacent fields are aligned. Each has fewer columns where the space is narrow.
   */
  kind?: 'halves' | 'thirds' | 'quarters' | 'aside' | 'fields' | undefined;
  /** Space between the parts, .25 to 3 rem; `lg`, 1 rem, by default. `fields` has its own. */
  gap?: Gap | undefined;
}

/** Parts beside each other, in fewer columns where the space is narrow. */
export function Columns({
  elementType: Element = 'div',
  kind = 'halves',
  gap = 'lg',
  ...rest
}: ColumnsProps) {
  const Root = Element as ElementType;
  const own =
    kind === 'fields'
      ? { className: fieldColumns, 'data-kind': kind }
      : { className: styles.root, 'data-kind': kind, 'data-gap': gap };
  return <Root {...mergeProps(own, rest)} />;
}
