import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  // Cards outside the viewport are laid out when they come near; they are still read, searched and printed.
  // The estimated size is rather too tall than too low, or the following content would overlap their buttons.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 14rem',
  '@media': { [media.upToTablet]: { containIntrinsicBlockSize: 'auto 26rem' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem 2rem',
  // The smaller padding up to a width of 46 rem, the larger one above.
  padding: `clamp(${vars.space[4]}, (100% - 46rem) * 999, ${vars.space[5]})`,
  background: vars.colour.surface,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
});

// The actions are at the end of the text; in a card under 52 rem they fill the next line.
export const facts = style({
  flex: '999 1 clamp(24rem, (52rem - 100%) * 999, 100%)',
  minInlineSize: 0,
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .625rem',
  color: vars.colour.inkMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const title = style({
  marginBlock: '.5rem .75rem',
  fontSize: vars.text.xl,
  lineHeight: vars.leading.snug,
});

export const dates = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem 2.5rem' });
export const label = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const date = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({ color: vars.colour.inkMuted, whiteSpace: 'nowrap' });

export const applyNote = style({ marginBlockStart: '.625rem', color: vars.colour.inkMuted });

// A quiet button begins where the text begins.
export const more = style({ marginBlockStart: '.25rem', marginInlineStart: '-.75rem' });

export const actions = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.625rem',
});
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
