import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The buttons below the text of a message. */
export const messageButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
