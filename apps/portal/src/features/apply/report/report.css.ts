import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** The buttons below the text of a message. */
export const messageButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

/** The earlier reports of a place. */
export const nearbyList = style({ margin: 0, padding: 0, listStyle: 'none' });

/** One of them: what it is about, then the button to join it. */
export const nearby = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
  '@media': { [media.upToTablet]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const nearbyKind = style({ fontWeight: 600 });
