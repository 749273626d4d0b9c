/** A scale bar: its length on the ground and its width on the screen. */
export interface Scale {
  metres: number;
  /** CSS pixels. */
  width: number;
}

/** Returns the longest bar of 1, 2 or 5 times a power of ten metres that is at most `maxWidth` wide. */
export function getScale(metresPerPoint: number, maxWidth: number): Scale {
  const longest = metresPerPoint * maxWidth;
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((times) => times * power <= longest) ?? 1;
  const metres = step * power;
  return { metres, width: metres / metresPerPoint };
}

/** Returns a length as text: in kilometres from 1000 m on. */
export const formatLength = (metres: number): string =>
  metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
