import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColours, type ColourRole } from './colours.ts';

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);

const colourNames = Object.fromEntries(
  Object.keys(lightColours).map((role) => [role, `colour-${kebab(role)}`]),
) as Record<ColourRole, string>;

/**
 * The contract every component reads and every theme fills: `vars.colour.ink`, `vars.space[4]`.
 * The CSS names are stable (`--tl-colour-action`), so a stylesheet alone can re-dress the kit.
 */
export const vars = createGlobalThemeContract(
  {
    colour: colourNames,
    shadow: { 1: 'shadow-1', 2: 'shadow-2', 3: 'shadow-3' },
    font: { text: 'font-text', display: 'font-display' },
    text: {
      sm: 'text-sm',
      md: 'text-md',
      lg: 'text-lg',
      xl: 'text-xl',
      '2xl': 'text-2xl',
      '3xl': 'text-3xl',
      '4xl': 'text-4xl',
      hero: 'text-hero',
    },
    leading: {
      text: 'leading-text',
      small: 'leading-small',
      tight: 'leading-tight',
      snug: 'leading-snug',
    },
    space: {
      1: 'space-1',
      2: 'space-2',
      3: 'space-3',
      4: 'space-4',
      5: 'space-5',
      6: 'space-6',
      7: 'space-7',
      8: 'space-8',
      9: 'space-9',
    },
    radius: { 1: 'radius-1', 2: 'radius-2', 3: 'radius-3', 4: 'radius-4', full: 'radius-full' },
    size: {
      target: 'size-target',
      control: 'size-control',
      controlLarge: 'size-control-large',
      page: 'size-page',
      gutter: 'size-gutter',
      measure: 'size-measure',
      side: 'size-side',
    },
    border: { hair: 'border-hair', control: 'border-control', strong: 'border-strong' },
    motion: {
      fast: 'motion-fast',
      medium: 'motion-medium',
      slow: 'motion-slow',
      ease: 'motion-ease',
      easeOut: 'motion-ease-out',
    },
    image: { strip: 'image-strip' },
  },
  (value) => `tl-${value}`,
);
