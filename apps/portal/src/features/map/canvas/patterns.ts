/** The hatch patterns of the map, which distinguish areas without colour. */
export type PatternName =
  | 'available'
  | 'leased'
  | 'sold'
  | 'applied'
  | 'disputed'
  | 'temple'
  | 'quarries'
  | 'leases'
  | 'cases'
  | 'grove'
  | 'back'
  | 'grid'
  | 'plus'
  | 'wave'
  | 'bricks'
  | 'fine'
  | 'grain';

/** A repeating image: red, green, blue and opacity of each pixel. */
export interface Pattern {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The width and height of a pattern in pixels. */
export const patternSize = 16;

/** The size of a pattern that has larger signs. */
const largeSizes: Partial<Record<PatternName, number>> = { grove: 44 };

/** Returns the width and height of a pattern in pixels. */
export const getPatternSize = (name: PatternName): number => largeSizes[name] ?? patternSize;

const half = patternSize / 2;
const getDistanceFromMiddle = (x: number, y: number) => Math.hypot(x - half + 0.5, y - half + 0.5);

/** Returns whether a pixel is in a tree: a round crown on a stem. */
const isTree = (x: number, y: number) =>
  Math.abs(Math.hypot(x, y) - 6) < 1.1 || (Math.abs(x) < 1.2 && y > 5 && y < 13);

const isPlus = (x: number, y: number) =>
  Math.min(Math.abs(x), Math.abs(y)) < 1 && Math.max(Math.abs(x), Math.abs(y)) < 5;

/** Returns whether a pattern is drawn at a pixel; each has its own shape. */
const hasLine: Readonly<Record<PatternName, (x: number, y: number) => boolean>> = {
  available: () => false,
  leased: (x, y) => (x + y) % half < 1.5,
  sold: (x) => x % 4 < 1,
  applied: (x, y) => getDistanceFromMiddle(x, y) < 2.5,
  disputed: (x, y) => (x + y) % half < 1.2 || (x - y + patternSize) % half < 1.2,
  temple: (_, y) => y % half < 1.5,
  quarries: (x, y) => Math.abs(getDistanceFromMiddle(x, y) - 4.5) < 1,
  leases: (x) => x % half < 2.5,
  cases: (x, y) => (x - y + patternSize) % patternSize < 4,
  back: (x, y) => (x - y + patternSize) % half < 1.5,
  grid: (x, y) => x % half < 1.2 || y % half < 1.2,
  plus: (x, y) => isPlus(x - half + 0.5, y - half + 0.5),
  wave: (x, y) => Math.abs(y - half - 3 * Math.sin((x * Math.PI) / half)) < 1.2,
  bricks: (x, y) => y % half < 1.2 || (x + (y < half ? 0 : half)) % patternSize < 1.2,
  fine: (x, y) => (x + y) % 4 < 1,
  grain: (x, y) => x % 4 < 1 && y % 4 < 1,
  grove: (x, y) => isTree(x - 11, y - 9) || isTree(x - 33, y - 31),
};

/** Returns the image of a pattern in one colour, `#RRGGBB`, on a transparent background. */
export function drawPattern(name: PatternName, colour: string): Pattern {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const size = getPatternSize(name);
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const opacity = hasLine[name](x, y) ? 170 : 0;
      data.set([red ?? 0, green ?? 0, blue ?? 0, opacity], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data };
}

/** Returns the path of an SVG with the lines of a pattern, pixel by pixel. */
export function drawPatternPath(name: PatternName): string {
  const size = getPatternSize(name);
  const pixels = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)]);
  return pixels
    .filter(([x = 0, y = 0]) => hasLine[name](x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
}

/** The names of all patterns. */
export const patternNames = Object.keys(hasLine) as readonly PatternName[];
