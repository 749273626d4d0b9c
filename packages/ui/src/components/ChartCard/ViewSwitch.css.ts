import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const group = style({ display: 'inline-flex', flex: 'none' });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  minBlockSize: vars.size.target,
  padding: '.375rem .75rem',
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  background: vars.colour.surface,
  color: vars.colour.ink,
  font: `600 .9375rem/${vars.leading.snug} ${vars.font.display}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&:first-child': {
      borderStartStartRadius: vars.radius[2],
      borderEndStartRadius: vars.radius[2],
    },
    '&:last-child': { borderStartEndRadius: vars.radius[2], borderEndEndRadius: vars.radius[2] },
    '&:not(:first-child)': { borderInlineStartWidth: 0 },
    '&[aria-pressed="true"]': {
      background: vars.colour.ink,
      borderColor: vars.colour.ink,
      color: vars.colour.canvas,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    print: { display: 'none' },
  },
});

globalStyle(`${choice}[aria-pressed="true"] > svg`, {
  '@media': { [media.forcedColours]: { stroke: 'HighlightText' } },
});
