import { XYZ_D65_to_OKLCH, sRGB_to_XYZ_D65 } from '@csstools/color-helpers';
import { color, serializeRGB, type ColorData } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/** How a colour outside sRGB is brought into it: by the CSS gamut mapping, or by clipping as browsers do. */
export const renderings = ['mapped', 'clipped'] as const;

/** An opaque colour as #rrggbb in each rendering; both are equal inside sRGB. */
export type Colour = Readonly<Record<(typeof renderings)[number], string>>;

/** A colour by lightness (0 to 1), chroma and hue (degrees). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A value that is no opaque colour, with the reason as its message. */
export class UnreadableColour extends Error {}

function parseColour(css: string): ColorData | false {
  const node = parseComponentValue(tokenize({ css }));
  return node === undefined ? false : color(node);
}

function toHex(data: ColorData, isMapped: boolean): string {
  const channels = String(serializeRGB(data, isMapped)).match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

function readOpaque(css: string): ColorData {
  const data = parseColour(css);
  if (data === false) throw new UnreadableColour(`${css} is not a colour with a known value`);
  if (data.alpha !== 1) {
    throw new UnreadableColour(`${css} is translucent: its contrast depends on what is below it`);
  }
  return data;
}

/**
 * Returns a CSS colour without var(): a name, hex, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color(),
 * color-mix() or a relative colour. Throws UnreadableColour for anything else and for translucent colours.
 */
export function readColour(css: string): Colour {
  const data = readOpaque(css);
  return { mapped: toHex(data, true), clipped: toHex(data, false) };
}

/** Returns lightness, chroma and hue of a CSS colour as sRGB shows it; grey has the hue 0. */
export function readOklch(css: string): Oklch {
  const { mapped } = readColour(css);
  const channel = (at: number) => Number.parseInt(mapped.slice(at, at + 2), 16) / 255;
  const [lightness, chroma, hue] = XYZ_D65_to_OKLCH(
    sRGB_to_XYZ_D65([channel(1), channel(3), channel(5)]),
  );
  // Grey has no hue, which the library writes as NaN.
  return { lightness, chroma, hue: hue || 0 };
}

/** Returns a colour as #rrggbb, with less chroma where sRGB has no such colour. */
export function toSrgb({ lightness, chroma, hue }: Oklch): string {
  return readColour(`oklch(${lightness} ${chroma} ${hue})`).mapped;
}
