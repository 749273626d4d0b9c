import { style, type StyleRule } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { media } from '../../theme/media.ts';

const base: StyleRule = {
  display: 'inline',
  flex: 'none',
  verticalAlign: 'baseline',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
};

export const root = style([
  base,
  ...variants('size', {
    text: { inlineSize: '1.25em', blockSize: '1.25em' },
    small: { inlineSize: '1rem', blockSize: '1rem' },
    medium: { inlineSize: '1.125rem', blockSize: '1.125rem' },
    large: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  }),
]);
