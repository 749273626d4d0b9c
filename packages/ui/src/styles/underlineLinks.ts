import { globalStyle } from '@vanilla-extract/css';
import { linkLine, linkLineOnHover } from './elementDefaults.ts';

/** Underlines the links without a class in an element, whatever the page does to links; without specificity. */
export function underlineLinks(container: string): void {
  globalStyle(`:where(${container} a)`, { textDecorationLine: 'underline', ...linkLine });
  globalStyle(`:where(${container} a:hover)`, linkLineOnHover);
}
