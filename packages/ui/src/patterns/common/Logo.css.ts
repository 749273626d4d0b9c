import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const wheel = createVar();
const axle = createVar();

const small = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  forcedColorAdjust: 'none',
  '@media': { [media.upToTablet]: { inlineSize: '2.375rem', blockSize: '2.375rem' } },
});

const forced = { [media.forcedColours]: { vars: { [wheel]: 'CanvasText', [axle]: 'CanvasText' } } };

export const logo = styleVariants({
  surface: [
    small,
    { vars: { [wheel]: vars.colour.brandText, [axle]: vars.colour.ink }, '@media': forced },
  ],
  chrome: [
    small,
    { vars: { [wheel]: vars.colour.chromeInk, [axle]: vars.colour.chromeInk }, '@media': forced },
  ],
  ornament: [
    {
      vars: { [wheel]: vars.colour.brandDeep, [axle]: vars.colour.brandDeep },
      inlineSize: '100%',
      blockSize: '100%',
      '@media': { [media.forcedColours]: { display: 'none' } },
    },
  ],
});

export const parcel = style({ fill: wheel });
export const spoke = style({ stroke: wheel, strokeWidth: 1.6, strokeLinecap: 'round' });
export const hub = style({ fill: axle });
export const highlighted = style({ fill: vars.colour.highlight });
