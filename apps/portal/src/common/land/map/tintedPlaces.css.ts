import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { acreTints } from './acreTints.css.ts';

/** An outline of a map that can be pressed, tinted by its acres. */
export const tintedPlace = style({
  stroke: vars.colour.lineStrong,
  strokeWidth: 1.5,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    ...acreTints('fill'),
    '&:hover': { fill: vars.colour.highlightSoft },
    '&:focus-visible': {
      fill: vars.colour.highlightSoft,
      stroke: vars.colour.ink,
      strokeWidth: 5,
      boxShadow: 'none',
    },
  },
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** The chosen one of them. */
export const chosenPlace = style([
  tintedPlace,
  {
    stroke: vars.colour.ink,
    strokeWidth: 3,
    selectors: { '&, &:hover, &[data-acres]': { fill: vars.colour.highlight } },
    '@media': { [media.forcedColours]: { stroke: 'Highlight', strokeWidth: 5 } },
  },
]);
