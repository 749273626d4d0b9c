import type { ComponentProps, Ref } from 'react';

/** The elements that a layout component can be. */
export type LayoutElement =
  'div' | 'section' | 'main' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'dl' | 'p';

/** The props of every layout component, with those of its element. */
export interface LayoutProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Name of the element; `div` by default. */
  elementType?: LayoutElement;
  /** Receives the element. */
  ref?: Ref<HTMLElement>;
}
