import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const banner = style({
  display: 'none',
  paddingBlock: vars.space[1],
  background: vars.colour.warningBg,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.warningBorder}`,
  color: vars.colour.warningInk,
  fontSize: vars.text.sm,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { 'html[data-mode=demo] &': { display: 'block' } },
  '@media': { print: { selectors: { 'html[data-mode=demo] &': { display: 'none' } } } },
});
