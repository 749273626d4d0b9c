import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** The corrigenda and questions, below the card of the tender. */
export const updates = style({
  display: 'grid',
  gap: vars.space[5],
  marginInline: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[5]}`,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius[3],
  borderEndEndRadius: vars.radius[3],
  background: vars.colour.sunken,
  '@media': { [media.upToTablet]: { marginInline: vars.space[2], paddingInline: vars.space[4] } },
});

/** The corrigenda and questions as a section of a page. */
export const section = style({ display: 'grid', gap: vars.space[5] });

/** Text of the office or of a bidder, with its line breaks. */
export const userText = style({
  maxInlineSize: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
