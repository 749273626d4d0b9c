import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const onDesktop = '(min-width: 64.01rem)';

export const line = `${vars.border.hair} solid ${vars.colour.line}`;

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius[2],
  background: vars.colour.brandSoft,
  color: vars.colour.brandText,
  '@media': {
    [media.upToTablet]: { inlineSize: '2.75rem', blockSize: '2.75rem', gridRow: 'span 2' },
    [media.forcedColours]: { border: '1px solid ButtonBorder' },
  },
});

export const section = style({
  paddingBlockStart: '5rem',
  '@media': { [media.upToTablet]: { paddingBlockStart: '3rem' } },
});

export const lead = style({ marginBlockStart: '.5rem', color: vars.colour.inkMuted });

export const small = style({
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
