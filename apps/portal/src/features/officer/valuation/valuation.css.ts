import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

/** One line of the sheet. */
export const line = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius[2],
});

export const legend = style({ paddingInline: vars.space[2], fontWeight: 600 });

/** Which order fixed a rate, below it. */
export const note = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  fontSize: vars.text.lg,
});

export const title = style({ fontSize: '1rem' });
export const error = style({ color: vars.colour.dangerInk });
