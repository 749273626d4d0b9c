import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const banner = style({
  paddingBlock: vars.space[1],
  background: vars.colour.warningBg,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.warningBorder}`,
  color: vars.colour.warningInk,
  fontSize: vars.text.sm,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});
