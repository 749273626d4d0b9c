import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { computeRingAcres } from '../land/ringAcres.ts';

/** How many corners a sketch has. */
export const sketchCorners = { least: 3, most: 30 } as const;

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));

/** A corner of a sketch: longitude and latitude in degrees. */
const Corner = v.tuple([degrees(180), degrees(90)]);
type Corner = v.InferOutput<typeof Corner>;

const turn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const doCross = (a: Corner, b: Corner, c: Corner, d: Corner) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Returns whether the sides of a ring do not cross each other and enclose land. */
function isSimple(ring: readonly Corner[]): boolean {
  const sides = ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from] as const);
  const hasCrossing = sides.some(([a, b], at) =>
    sides.slice(at + 1).some(([c, d]) => doCross(a, b, c, d)),
  );
  return !hasCrossing && computeRingAcres(ring) > 0;
}

/** The part of a plot that is asked for, as a ring of corners; the first one is not repeated. */
export const LandSketch = v.pipe(
  v.array(Corner),
  v.minLength(sketchCorners.least),
  v.maxLength(sketchCorners.most),
  v.check((ring) => isSimple(ring)),
);
export type LandSketch = v.InferOutput<typeof LandSketch>;

/** A corner as it is typed. */
export interface TypedCorner {
  longitude: string;
  latitude: string;
}

const Typed = v.array(v.object({ longitude: v.string(), latitude: v.string() }));

/** Returns the typed corners of a form's text; none for an empty or damaged text. */
export function parseTypedCorners(text: string): TypedCorner[] {
  try {
    return v.parse(Typed, JSON.parse(text));
  } catch {
    return [];
  }
}

/** Returns typed corners as the text of a form, '' for none. */
export const toCornersText = (corners: readonly TypedCorner[]): string =>
  corners.length === 0 ? '' : JSON.stringify(corners);

const toDegrees = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Returns typed corners for the request. */
export const toSketch = (text: string): LandSketch =>
  parseTypedCorners(text).map(({ longitude, latitude }) => [
    toDegrees(longitude),
    toDegrees(latitude),
  ]);

const hasCorners = (text: string) => {
  const ring = toSketch(text);
  const { least, most } = sketchCorners;
  const isCount = ring.length >= least && ring.length <= most;
  return isCount && ring.every((corner) => v.is(Corner, corner));
};

/** A sketch on the outline of a plot that may be left out; the typed value is a text with its corners. */
export const landSketch = () => ({
  kind: 'sketch' as const,
  isRequired: false,
  rules: {
    typed: v.pipe(
      v.string(),
      v.check((text) => text === '' || hasCorners(text), messageKey('apply.sketch.corners')),
      v.check(
        (text) => !hasCorners(text) || isSimple(toSketch(text)),
        messageKey('apply.sketch.crossing'),
      ),
    ),
    request: v.optional(LandSketch),
    stored: v.nullable(v.array(Corner)),
  },
});
