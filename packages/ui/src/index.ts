export { contrastPairs } from './theme/contrastPairs.ts';
export { darkColours, lightColours, type ColourRole } from './theme/colours.ts';
export { ThemeRoot, type ThemeName, type ThemeRootProps } from './theme/ThemeRoot.tsx';
export { vars } from './theme/contract.css.ts';
