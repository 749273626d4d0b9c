import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { root as field } from '../Field/Field.css.ts';

export const root = style({});
export const invalid = `${root} ${field}`;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
});
export const frame = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
});
export const input = style({
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `.125rem solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[1],
  background: vars.colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:checked, &:indeterminate': {
      background: vars.colour.accent,
      borderColor: vars.colour.accent,
    },
    '&[aria-invalid="true"]': { borderColor: vars.colour.dangerBorder },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});
export const mark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.colour.accentInk,
  pointerEvents: 'none',
  visibility: 'hidden',
  '@media': { [media.forcedColours]: { display: 'none' } },
});
globalStyle(`:is(${input}:checked, ${input}:indeterminate) + ${mark}`, { visibility: 'visible' });
