import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const wheel = createVar();
const axle = createVar();

/** A published mark, on a light plate: it may be dark, and the page may be too. */
export const picture = style({
  flex: 'none',
  objectFit: 'contain',
  padding: '0.125rem',
  borderRadius: vars.radius[1],
  background: '#fff',
  forcedColorAdjust: 'none',
});

const base = style({ flex: 'none', forcedColorAdjust: 'none' });

export const grounds = styleVariants({
  surface: [base, { vars: { [wheel]: vars.colour.brandText, [axle]: vars.colour.ink } }],
  chrome: [base, { vars: { [wheel]: vars.colour.chromeInk, [axle]: vars.colour.chromeInk } }],
});

export const sizes = styleVariants({
  beside: {
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    '@media': { [media.upToTablet]: { inlineSize: '2.375rem', blockSize: '2.375rem' } },
  },
  alone: { inlineSize: '4.5rem', blockSize: '4.5rem' },
});

export const parcel = style({ fill: wheel });
export const spoke = style({ stroke: wheel, strokeWidth: 1.6, strokeLinecap: 'round' });
export const hub = style({ fill: axle });
export const lit = style({ fill: vars.colour.highlight });
