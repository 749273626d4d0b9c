import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
  alignItems: 'start',
  gap: vars.space[8],
  paddingBlock: `${vars.space[8]} ${vars.space[9]}`,
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[7] },
  },
});

export const problem = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: '50%',
  background: vars.colour.brandSoft,
  color: vars.colour.brandText,
});

export const links = style({ marginBlockStart: vars.space[2] });

export const text = style({
  maxInlineSize: vars.size.measure,
  color: vars.colour.inkMuted,
  fontSize: vars.text.lg,
  textWrap: 'pretty',
});

export const contact = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.colour.surface,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
});
export const contactTitle = style({ fontSize: vars.text.lg });
export const contactText = style({ color: vars.colour.inkMuted });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const bare = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.text.lg,
});
export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
