import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
  '@media': {
    [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` },
    [media.forcedColours]: { border: '1px solid ButtonBorder' },
  },
});

export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.colour.inkMuted,
  font: `550 .9375rem/${vars.leading.snug} ${vars.font.display}`,
});
export const icon = style({ color: vars.colour.brandText });

export const value = style({
  marginBlockStart: '.375rem',
  font: `650 clamp(1.25rem, 15cqi, 2.25rem)/1.1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const unit = style({
  display: 'inline-block',
  color: vars.colour.inkMuted,
  fontSize: vars.text.md,
  lineHeight: vars.leading.snug,
  fontWeight: 550,
});
export const context = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
