/** The fonts used when a theme sets none. */
export const deviceFonts = 'system-ui, sans-serif';

/** Measures that are variables, because a language, a width, a preference or a department changes them. */
export const measures = {
  radius: { 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1.125rem', full: '62.4375rem' },
  size: { control: '3rem', page: '75rem', gutter: '1rem' },
  border: { control: '0.0938rem' },
} as const;

/** Durations of animations; zero with reduced motion. */
export const durations = { fast: '120ms', medium: '200ms', slow: '320ms' } as const;

/**
 * Measures that nothing sets, written into the rules themselves: a browser works out an element with a variable
 * anew whenever something above it changes. Their names for stylesheets of others are in `measureVariables.css.ts`.
 */
export const fixedMeasures = {
  text: {
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    '2xl': '1.625rem',
    '3xl': '2.0625rem',
    '4xl': '2.625rem',
    hero: 'clamp(2.375rem, 1.6rem + 3.2vw, 3.75rem)',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
  },
  size: {
    controlLarge: 'calc(var(--tl-size-control) + .25rem)',
    target: '2.75rem',
    measure: '68ch',
    side: '16.5rem',
  },
  border: { hair: '1px', strong: '0.1875rem' },
  motion: { ease: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(0,0,0,1)' },
} as const;

/** Shadows of the light theme. */
export const lightShadows = {
  1: '0 1px 2px rgb(27 23 20/.06), 0 1px 1px rgb(27 23 20/.04)',
  2: '0 2px 4px rgb(27 23 20/.05), 0 8px 20px -6px rgb(27 23 20/.14)',
  3: '0 6px 12px rgb(27 23 20/.08), 0 28px 56px -16px rgb(27 23 20/.32)',
} as const;

/** Shadows of the dark theme, where the raised ground does most of the work. */
export const darkShadows = {
  1: '0 0 0 1px rgb(255 255 255/.03)',
  2: '0 8px 24px -6px rgb(0 0 0/.6)',
  3: '0 28px 56px -12px rgb(0 0 0/.8)',
} as const;
