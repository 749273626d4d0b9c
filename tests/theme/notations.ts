import type { Rgb } from './independentContrast.ts';

// One colour in many notations of CSS, by the formulas of CSS Color 4 written by hand.

const hexPair = (channel: number) => channel.toString(16).padStart(2, '0');
const round = (number: number) => Number(number.toFixed(6));

function toHsl([red, green, blue]: Rgb) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, lightness] = [high - low, (high + low) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness, high, low };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    high === r
      ? ((g - b) / spread + 6) % 6
      : high === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return { hue: 60 * sixth, saturation, lightness, high, low };
}

function toOklab([red, green, blue]: Rgb) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ] as const;
}

/** Ways to write the same colour. */
export const notations: readonly ((rgb: Rgb) => string)[] = [
  (rgb) => `#${rgb.map(hexPair).join('')}`,
  (rgb) => `#${rgb.map(hexPair).join('').toUpperCase()}ff`,
  ([r, g, b]) => `rgb(${r} ${g} ${b})`,
  ([r, g, b]) => `rgba(${r}, ${g}, ${b}, 1)`,
  (rgb) => `rgb(${rgb.map((channel) => `${round(channel / 2.55)}%`).join(' ')} / 100%)`,
  (rgb) => `color(srgb ${rgb.map((channel) => round(channel / 255)).join(' ')})`,
  (rgb) => {
    const { hue, saturation, lightness } = toHsl(rgb);
    return `hsl(${round(hue)}deg ${round(saturation * 100)}% ${round(lightness * 100)}%)`;
  },
  (rgb) => {
    const { hue, high, low } = toHsl(rgb);
    return `hwb(${round(hue)} ${round(low * 100)}% ${round((1 - high) * 100)}%)`;
  },
  (rgb) => `oklab(${toOklab(rgb).map(round).join(' ')})`,
  (rgb) => {
    const [lightness, a, b] = toOklab(rgb);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    return `oklch(${round(lightness * 100)}% ${round(Math.hypot(a, b))} ${round(hue)})`;
  },
  ([r, g, b]) => `color-mix(in srgb, rgb(${r} ${g} ${b}), rgb(${r} ${g} ${b}) 30%)`,
  ([r, g, b]) => `var(--unset-here, rgb(${r} calc(${g} * 1) ${b}))`,
];
