import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    '(max-width: 80rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const sectionTitle = style({ fontSize: vars.text.xl, marginBlock: vars.space[3] });
export const filter = style({
  flex: '0 1 16rem',
  minInlineSize: 0,
  '@media': { [media.upToTablet]: { flex: '1 1 100%' } },
});
export const number = style({ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' });
export const second = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

/** The facts of a record in four, two or one columns. */
export const record = style({
  display: 'grid',
  gridTemplateColumns: '1.6fr 1.3fr .5fr .8fr .8fr',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.upToPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '.625rem' },
  },
});
export const recordName = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const recordValue = style({
  font: `600 1.0625rem/${vars.leading.snug} ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
