import { create, type ThemeVars } from 'storybook/theming';
import type { ThemeName } from '../packages/ui/src/themeTool/themes.ts';
import {
  darkColours,
  lightColours,
  type ColourRole,
} from '../packages/ui/src/theme/colours/colours.ts';

const text = "'Portal Text', 'Noto Sans', system-ui, sans-serif";

const dressed = (base: ThemeName, colour: Record<ColourRole, string>): ThemeVars =>
  create({
    base,
    brandTitle: 'The component kit',
    fontBase: text,
    colorPrimary: colour.brand,
    colorSecondary: colour.accent,
    appBg: colour.sunken,
    appContentBg: colour.canvas,
    appPreviewBg: colour.canvas,
    appBorderColor: colour.line,
    appBorderRadius: 8,
    textColor: colour.ink,
    textInverseColor: colour.canvas,
    textMutedColor: colour.inkMuted,
    barBg: colour.surface,
    barTextColor: colour.inkMuted,
    barHoverColor: colour.accent,
    barSelectedColor: colour.accent,
    inputBg: colour.surface,
    inputBorder: colour.lineStrong,
    inputTextColor: colour.ink,
    inputBorderRadius: 8,
  });

/** Storybook itself in the kit's colours. */
export const storybookThemes: Record<ThemeName, ThemeVars> = {
  light: dressed('light', lightColours),
  dark: dressed('dark', darkColours),
};
