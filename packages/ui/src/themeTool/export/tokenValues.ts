/** Returns the value of a color token for a colour such as #1b1714. */
export function toColorValue(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return Number(share.toFixed(4));
  });
  return { colorSpace: 'srgb', components, alpha, hex: hex.toLowerCase() };
}

/** Returns the value of a dimension token, or undefined for what the format cannot express, such as `68ch`. */
export function toDimension(css: string) {
  const [, number, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (number === undefined || (unit === 'px' && css !== '0' && !css.endsWith('px'))) {
    return undefined;
  }
  return { value: Number(number), unit };
}

/** Returns the value of a duration token. */
export function toDuration(css: string) {
  const [, number, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  return number === undefined ? undefined : { value: Number(number), unit };
}

/** Returns the value of a cubicBezier token. */
export function toCubicBezier(css: string) {
  const numbers = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  return numbers?.length === 4 ? numbers : undefined;
}

/** Returns the value of a fontFamily token: the names of a stack of fonts. */
export function toFontFamily(css: string) {
  return css.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));
}
