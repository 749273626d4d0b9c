/** The bar of a scale: its length on the ground and on the screen. */
export interface Scale {
  metres: number;
  /** Points of the screen. */
  width: number;
}

const circumferenceMetres = 40_075_016.686;
const pointsOfWorld = 512;

/** Returns how many metres a point of the screen stands for at a latitude (degrees) and zoom. */
export function metresAPoint(latitude: number, zoom: number): number {
  const around = circumferenceMetres * Math.cos((latitude * Math.PI) / 180);
  return around / (pointsOfWorld * 2 ** zoom);
}

/** Returns the longest bar of 1, 2 or 5 times a power of ten metres that is at most `most` points wide. */
export function scaleOf(aPoint: number, most: number): Scale {
  const longest = aPoint * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((times) => times * power <= longest) ?? 1;
  const metres = step * power;
  return { metres, width: metres / aPoint };
}

/** Returns a length as it is read: kilometres from 1000 m on. */
export const lengthText = (metres: number): string =>
  metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
