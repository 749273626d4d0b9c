import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { root as field } from '../Field/Field.css.ts';

export const root = style({});
export const invalid = `${root} ${field}`;

const trackWidth = '3.25rem';
const trackHeight = '1.75rem';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  selectors: { '&:has([aria-disabled])': { cursor: 'not-allowed' } },
});

export const frame = style({
  position: 'relative',
  flex: 'none',
  inlineSize: trackWidth,
  blockSize: trackHeight,
});

export const input = style({
  appearance: 'none',
  display: 'block',
  inlineSize: trackWidth,
  blockSize: trackHeight,
  margin: 0,
  border: `.125rem solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.colour.surface,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${row}:hover &`]: { borderColor: vars.colour.ink },
    '&:focus-visible': { borderRadius: vars.radius.full },
    '&:checked, &:checked:hover': {
      background: vars.colour.accent,
      borderColor: vars.colour.accent,
    },
    '&[aria-invalid="true"]': { borderColor: vars.colour.dangerBorder },
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      background: vars.colour.sunken,
      borderColor: vars.colour.lineStrong,
    },
  },
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'ButtonBorder',
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&[aria-disabled="true"]': { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: '.3125rem',
  insetInlineStart: '.375rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.full,
  background: vars.colour.inkMuted,
  color: vars.colour.accent,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
});
globalStyle(`${input}:checked + ${thumb}`, {
  insetInlineStart: 'auto',
  insetInlineEnd: '.375rem',
  background: vars.colour.accentInk,
  '@media': { [media.forcedColours]: { background: 'HighlightText' } },
});
globalStyle(`${input}[aria-disabled="true"] + ${thumb}`, {
  background: vars.colour.inkMuted,
  color: vars.colour.sunken,
  '@media': { [media.forcedColours]: { background: 'GrayText' } },
});

export const mark = style({
  display: 'grid',
  visibility: 'hidden',
  '@media': { [media.forcedColours]: { display: 'none' } },
});
globalStyle(`${input}:checked + ${thumb} > ${mark}`, { visibility: 'visible' });

export const texts = style({ paddingBlock: '.1875rem', minInlineSize: 0 });
export const label = style({
  display: 'block',
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
});
export const description = style({
  display: 'block',
  marginBlockStart: '.125rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
});

export const pending = style({ display: 'grid', blockSize: trackHeight, placeItems: 'center' });
