import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

const base = style({
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const size = styleVariants({
  text: [base, { inlineSize: '1.25em', blockSize: '1.25em' }],
  small: [base, { inlineSize: '1rem', blockSize: '1rem' }],
  medium: [base, { inlineSize: '1.125rem', blockSize: '1.125rem' }],
  large: [base, { inlineSize: '1.5rem', blockSize: '1.5rem' }],
});
