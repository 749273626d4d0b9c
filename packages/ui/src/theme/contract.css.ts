import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { lightColours, type ColourRole } from './colours/colours.ts';
import { deviceFonts, fixedMeasures } from './measures.ts';

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);

const colourNames = Object.fromEntries(
  Object.keys(lightColours).map((role) => [role, `colour-${kebab(role)}`]),
) as Record<ColourRole, string>;

/** What a theme fills. The CSS names are stable (`--tl-colour-action`), so a stylesheet alone can re-dress the kit. */
export const themed = createGlobalThemeContract(
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

/** The contract every component reads: what a theme fills, and the fixed measures: `vars.colour.ink`, `vars.space[4]`. */
export const vars = {
  ...themed,
  ...fixedMeasures,
  // The names of the kit's fonts come with them (`fonts.css`): a browser looks each name up for every size and weight.
  font: {
    text: fallbackVar(themed.font.text, deviceFonts),
    display: fallbackVar(themed.font.display, deviceFonts),
  },
  size: { ...themed.size, ...fixedMeasures.size },
  border: { ...themed.border, ...fixedMeasures.border },
  motion: { ...themed.motion, ...fixedMeasures.motion },
};
