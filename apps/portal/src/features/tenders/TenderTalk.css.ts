import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** What was changed and asked, under its tender. */
export const talk = style({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${vars.colour.line}`,
});

export const part = style({ display: 'grid', gap: vars.space[2] });
export const list = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });

/** Words of the office or of a bidder, line breaks kept. */
export const words = style({
  maxInlineSize: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
