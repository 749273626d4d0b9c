import { style } from '@vanilla-extract/css';
import { vars, warningColours } from '@temple-land/ui/theme';

export const tag = style({
  display: 'none',
  whiteSpace: 'nowrap',
  selectors: { 'html[data-mode=demo] &': { display: 'inline-flex' } },
});

export const banner = style([
  warningColours,
  {
    display: 'none',
    paddingBlock: vars.space[1],
    borderBlockEndStyle: 'solid',
    borderBlockEndWidth: vars.border.hair,
    fontSize: vars.text.sm,
    textAlign: 'center',
    textWrap: 'balance',
    selectors: { 'html[data-mode=demo] &': { display: 'block' } },
    '@media': { print: { selectors: { 'html[data-mode=demo] &': { display: 'none' } } } },
  },
]);
