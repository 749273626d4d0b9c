const colours = { yellow: '#f2b32a', red: '#8a1a1d', black: '#17131a', white: '#fff7e8' } as const;

/** Returns a dot of a tile; its edge begins and ends at a percentage of the distance to the farthest corner. */
const createDot = (at: string, colour: string, [from, to]: readonly [number, number]) =>
  `radial-gradient(circle at ${at},${colour} ${from}%,#0000 ${to}%)`;

/** Returns the background on both sides of a triangle with edges at 45 degrees. */
const createTriangle = (colour: string, [from, to]: readonly [number, number]) =>
  [135, 225].map((turn) => `linear-gradient(${turn}deg,${colour} ${from}%,#0000 ${to}%)`).join();

/**
 * The kumbha strip, the temple border of Odishan textiles: one tile of two to one as a list of CSS images. It is
 * no SVG picture, because a browser lays each of those out as a document of its own before the first paint.
 */
export const kumbhaStrip = [
  createDot('50% 83.3%', colours.white, [5.2, 8.2]),
  createDot('0 25%', colours.black, [5.2, 8]),
  createDot('100% 25%', colours.black, [5.2, 8]),
  createTriangle(colours.yellow, [32, 34.7]),
  createTriangle(colours.red, [49.8, 52.5]),
  `linear-gradient(${colours.black} 0 0)`,
].join();
