import {
  darkColours,
  lightColours,
  type ColourRole,
} from '../../packages/ui/src/theme/colours/colours.ts';
import { contrastPairs } from '../../packages/ui/src/theme/colours/contrastPairs.ts';

// The formulas of WCAG 2.2 and the mixtures of the kit written anew: nothing here computes with the theme command.

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours that a department sets in a theme. */
export type RgbTheme = Readonly<Partial<Record<ColourRole, Rgb>>>;

const toRgb = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [Math.floor(number / 65_536), Math.floor(number / 256) % 256, number % 256];
};

function relativeLuminance([red, green, blue]: Rgb): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const tenth = (over: Rgb, under: Rgb) =>
  over.map((channel, at) => Math.round((channel + 9 * (under[at] ?? 0)) / 10)) as unknown as Rgb;

/** Returns the pairs of the kit's table, as `ink on ground`, that a department's colours leave below AAA. */
export function findWeakPairs(theme: 'light' | 'dark', own: RgbTheme): string[] {
  const kit = theme === 'light' ? lightColours : darkColours;
  const colour = (role: ColourRole): Rgb => {
    const set = own[role];
    if (set !== undefined) return set;
    if (role === 'accent') return colour('action');
    if (role === 'accentHover') return colour('actionHover');
    if (role === 'accentInk') return colour('actionInk');
    if (role === 'rule') return colour('brandText');
    if (role === 'accentSoft') return tenth(colour('action'), colour('surface'));
    return toRgb(kit[role]);
  };
  return contrastPairs
    .filter(([ink, ground, least]) => contrastRatio(colour(ink), colour(ground)) < least)
    .map(([ink, ground]) => `${theme}: ${ink} on ${ground}`);
}

export { toRgb };
