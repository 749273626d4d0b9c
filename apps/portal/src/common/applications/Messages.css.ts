import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const list = style({ display: 'grid', gap: vars.space[4], listStyle: 'none' });

/** A message; the own side is at the end of the line. */
export const message = style({
  justifySelf: 'start',
  maxInlineSize: 'min(36rem, 92%)',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: hairline,
  borderRadius: vars.radius[2],
  selectors: {
    '&[data-side="own"]': {
      justifySelf: 'end',
      borderColor: vars.colour.infoBorder,
      background: vars.colour.infoBg,
      color: vars.colour.infoInk,
    },
  },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
globalStyle(`${message}[data-side="own"] > p`, { color: 'inherit' });

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: vars.space[4], justifyItems: 'stretch' });
export const content = style({ display: 'grid', gap: vars.space[5] });
