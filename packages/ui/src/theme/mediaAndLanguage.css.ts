import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { aboveEveryTheme } from './selectors.ts';

// The elements that can set a language or a theme; a variable on every element would be computed for every element.
const themeOrLanguageRoot = ':where(:root, [lang], [data-theme])';
const selectLanguage = (language: string) => `${themeOrLanguageRoot}:lang(${language})`;

globalStyle(themeOrLanguageRoot, {
  vars: {
    [vars.leading.text]: '1.6',
    [vars.leading.small]: '1.5',
    [vars.leading.tight]: '1.14',
    [vars.leading.snug]: '1.3',
  },
});

// Odia and Devanagari have marks above and below the line and need more leading than Latin.
globalStyle(selectLanguage('or'), {
  vars: {
    [vars.leading.text]: '1.85',
    [vars.leading.small]: '1.75',
    [vars.leading.tight]: '1.42',
    [vars.leading.snug]: '1.5',
  },
});
globalStyle(selectLanguage('hi'), {
  vars: {
    [vars.leading.text]: '1.75',
    [vars.leading.small]: '1.65',
    [vars.leading.tight]: '1.34',
    [vars.leading.snug]: '1.45',
  },
});
globalStyle(':root', {
  '@media': {
    [media.fromTablet]: { vars: { [vars.size.gutter]: '1.5rem' } },
    [media.fromDesktop]: { vars: { [vars.size.gutter]: '2rem' } },
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0ms',
        [vars.motion.medium]: '0ms',
        [vars.motion.slow]: '0ms',
      },
    },
  },
});

// In every theme: one colour for all text and borders.
const { colour, border } = vars;
globalStyle(aboveEveryTheme, {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [colour.inkMuted]: colour.ink,
        [colour.line]: colour.ink,
        [colour.lineStrong]: colour.ink,
        [colour.chromeMuted]: colour.chromeInk,
        [colour.successBorder]: colour.successInk,
        [colour.dangerBorder]: colour.dangerInk,
        [colour.infoBorder]: colour.infoInk,
        [colour.warningBorder]: colour.warningInk,
        [border.control]: '.125rem',
      },
    },
  },
});
