import type { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/** Rules for elements by their names; `*` is every element. */
export type ElementRules = readonly (readonly [elements: string, rule: Rule])[];

/** The rules that remove what browsers draw by default. */
export const resetRules: ElementRules = [
  // Without `*::before` and `*::after`, for which the browser would compute two more styles per element.
  ['*', { boxSizing: 'border-box' }],
  ['h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 }],
  ['fieldset', { border: 0, minInlineSize: 0 }],
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit' }],
];

/** The underline of a link. */
export const linkLine = {
  textUnderlineOffset: '.2em',
  textDecorationThickness: '.0625em',
} as const;

/** The underline of a link under the pointer. */
export const linkLineOnHover = { textDecorationThickness: '.1875em' } as const;

/** The rules that draw headings and links. */
export const textRules: ElementRules = [
  [
    'h1, h2, h3, h4',
    {
      fontFamily: vars.font.display,
      fontWeight: 650,
      lineHeight: vars.leading.tight,
      textWrap: 'balance',
    },
  ],
  ['h1', { fontSize: vars.text['4xl'] }],
  ['h2', { fontSize: vars.text['2xl'] }],
  ['h3', { fontSize: vars.text.xl }],
  ['h4', { fontSize: vars.text.lg }],
  ['a', { color: vars.colour.link, ...linkLine }],
  ['a:hover', linkLineOnHover],
];
