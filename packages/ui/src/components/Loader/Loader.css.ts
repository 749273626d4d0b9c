import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({});
export const overlay = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${vars.colour.canvas} 70%, transparent)`,
});

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.colour.raised,
  color: vars.colour.ink,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[3],
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
});

/** A rim of eight parts, one of them lit. */
export const ring = style({
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  background: `conic-gradient(${vars.colour.highlight} 40deg, transparent 0), repeating-conic-gradient(${vars.colour.brandText} 0 40deg, transparent 0 45deg)`,
  maskImage: 'radial-gradient(closest-side, transparent 54%, black 57%)',
  forcedColorAdjust: 'none',
  animation: `${spin} 2400ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
