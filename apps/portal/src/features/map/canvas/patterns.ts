/** How a surface of the map is hatched, so that it is known without its colour. */
export type PatternName =
  'available' | 'leased' | 'applied' | 'disputed' | 'temple' | 'quarries' | 'leases' | 'cases';

/** A picture that repeats itself over a surface: red, green, blue and opacity of each point. */
export interface Pattern {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Points along the edge of a pattern. */
export const patternSize = 16;

const half = patternSize / 2;
const fromMiddle = (x: number, y: number) => Math.hypot(x - half + 0.5, y - half + 0.5);

/** Says where a pattern has its line; each differs from the others by its shape. */
const hasLine: Readonly<Record<PatternName, (x: number, y: number) => boolean>> = {
  available: () => false,
  leased: (x, y) => (x + y) % half < 1.5,
  applied: (x, y) => fromMiddle(x, y) < 2.5,
  disputed: (x, y) => (x + y) % half < 1.2 || (x - y + patternSize) % half < 1.2,
  temple: (_, y) => y % half < 1.5,
  quarries: (x, y) => Math.abs(fromMiddle(x, y) - 4.5) < 1,
  leases: (x) => x % half < 2.5,
  cases: (x, y) => (x - y + patternSize) % patternSize < 4,
};

/** Draws a pattern in one colour, `#RRGGBB`; between its lines it is clear. */
export function patternOf(name: PatternName, colour: string): Pattern {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const data = new Uint8Array(patternSize * patternSize * 4);
  for (let y = 0; y < patternSize; y += 1) {
    for (let x = 0; x < patternSize; x += 1) {
      const opacity = hasLine[name](x, y) ? 170 : 0;
      data.set([red ?? 0, green ?? 0, blue ?? 0, opacity], (y * patternSize + x) * 4);
    }
  }
  return { width: patternSize, height: patternSize, data };
}

/** The names of all patterns. */
export const patternNames = Object.keys(hasLine) as readonly PatternName[];
