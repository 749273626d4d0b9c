import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const notice = style({
  background: vars.colour.surface,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
});
export const text = style({ flex: '1 1 18rem', overflowWrap: 'anywhere', textWrap: 'pretty' });
