import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({});
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  minBlockSize: vars.size.target,
  padding: '.25rem .5rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.colour.sunken } },
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.hair} solid transparent`,
  background: vars.colour.brand,
  color: vars.colour.brandInk,
  font: `650 .9375rem/1 ${vars.font.display}`,
});

export const texts = style({
  display: 'block',
  maxInlineSize: '14rem',
  '@media': {
    [media.upToTablet]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const welcome = style({
  display: 'block',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.colour.inkMuted,
});
export const name = style({
  display: 'block',
  font: `600 .9375rem/${vars.leading.snug} ${vars.font.display}`,
});
export const chevron = style({
  display: 'inline-flex',
  '@media': { [media.upToTablet]: { display: 'none' } },
});
