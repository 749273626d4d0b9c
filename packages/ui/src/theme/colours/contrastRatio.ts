const channel = (eightBit: number) => {
  const share = eightBit / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  // A colour that is not read would have the contrast NaN, which is below no limit.
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new TypeError(`${hex} is not a colour such as #1B1714.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two colours such as #1B1714, from 1 to 21; throws for any other notation. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
