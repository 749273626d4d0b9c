import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** Opens the list of corners. */
export const summary = style({
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[3],
  fontWeight: 600,
  cursor: 'pointer',
});
