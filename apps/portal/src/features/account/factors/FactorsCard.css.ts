import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** The list of factors, separated by lines. */
export const list = style({ listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}` },
  },
});
export const about = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 650 });

export const steps = style({ display: 'grid', gap: vars.space[4], paddingInlineStart: '1.25rem' });

/** A QR code is read dark on light whatever the theme. */
export const qr = style({
  display: 'block',
  inlineSize: '12.5rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlock: vars.space[3],
  borderRadius: vars.radius[2],
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

const letters = {
  fontFamily: 'ui-monospace, monospace',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.04em',
} as const;

export const key = style({ ...letters, overflowWrap: 'anywhere', userSelect: 'all' });

export const codes = style({
  ...letters,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
  listStyle: 'none',
  fontSize: '1.0625rem',
});
