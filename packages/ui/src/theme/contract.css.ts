import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { toColourName } from './colours/toColourName.ts';
import { lightColours, type ColourRole } from './colours/colours.ts';
import { deviceFonts, fixedMeasures } from './measures.ts';

const colourNames = Object.fromEntries(
  (Object.keys(lightColours) as ColourRole[]).map((role) => [role, `colour-${toColourName(role)}`]),
) as Record<ColourRole, string>;

/**
 * The variables that a theme sets. Their CSS names are stable (`--tl-colour-action`), so a stylesheet can override
 * them.
 */
export const themeContract = createGlobalThemeContract(
  {
    colour: colourNames,
    shadow: { 1: 'shadow-1', 2: 'shadow-2', 3: 'shadow-3' },
    font: { text: 'font-text', display: 'font-display' },
    leading: {
      text: 'leading-text',
      small: 'leading-small',
      tight: 'leading-tight',
      snug: 'leading-snug',
    },
    radius: { 1: 'radius-1', 2: 'radius-2', 3: 'radius-3', 4: 'radius-4', full: 'radius-full' },
    size: {
      control: 'size-control',
      page: 'size-page',
      gutter: 'size-gutter',
    },
    border: { control: 'border-control' },
    motion: { fast: 'motion-fast', medium: 'motion-medium', slow: 'motion-slow' },
    image: { strip: 'image-strip' },
  },
  (value) => `tl-${value}`,
);

/**
 * The tokens that components use: variables of the theme and fixed measures, for example `vars.colour.ink`,
 * `vars.space[4]`.
 */
export const vars = {
  ...themeContract,
  ...fixedMeasures,
  // `fonts.css` sets the names of the kit's fonts; a browser looks up each name for every size and weight.
  font: {
    text: fallbackVar(themeContract.font.text, deviceFonts),
    display: fallbackVar(themeContract.font.display, deviceFonts),
  },
  size: { ...themeContract.size, ...fixedMeasures.size },
  border: { ...themeContract.border, ...fixedMeasures.border },
  motion: { ...themeContract.motion, ...fixedMeasures.motion },
};
