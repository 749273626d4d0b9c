import { style } from '@vanilla-extract/css';
import { whenSet } from '../../../styles/variants.ts';
import { vars } from '../../../theme/contract.css.ts';

/** The colour of the shadow at an edge beyond which there are more columns. */
export const edgeShade = `color-mix(in srgb, ${vars.colour.overlay} 24%, transparent)`;

/** The box around the scrolling region, with a shadow where columns are out of view. */
export const edges = style([
  { position: 'relative', minInlineSize: 0 },
  whenSet('more-end', {
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        zIndex: 3,
        boxSizing: 'border-box',
        inlineSize: '.75rem',
        borderInlineEnd: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
        background: `linear-gradient(to left, ${edgeShade}, transparent)`,
        pointerEvents: 'none',
      },
    },
    '@media': { print: { selectors: { '&::after': { content: 'none' } } } },
  }),
]);
