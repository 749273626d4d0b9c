import { style } from '@vanilla-extract/css';
import { vars, warningColours } from '@temple-land/ui/theme';

export const tag = style({
  display: 'none',
  whiteSpace: 'nowrap',
  selectors: { 'html[data-mode=demo] &': { display: 'inline-flex' } },
});

const line = style([
  warningColours,
  {
    display: 'none',
    paddingBlock: vars.space[1],
    borderBlockEndStyle: 'solid',
    borderBlockEndWidth: vars.border.hair,
    fontSize: vars.text.sm,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const banner = style([
  line,
  {
    selectors: { 'html[data-mode=demo] &': { display: 'block' } },
    '@media': { print: { selectors: { 'html[data-mode=demo] &': { display: 'none' } } } },
  },
]);

/** On paper too: what a test copy prints must not pass for a document. */
export const copyBanner = style([
  line,
  { selectors: { 'html[data-mode=copy] &': { display: 'block' } } },
]);

export const copyTag = style({
  display: 'none',
  whiteSpace: 'nowrap',
  selectors: { 'html[data-mode=copy] &': { display: 'inline-flex' } },
});
