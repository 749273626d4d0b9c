type Corner = readonly [x: number, y: number];
type Side = readonly [from: Corner, to: Corner];

/** Returns on which side of a line a corner lies: above 0 left, below 0 right, 0 on the line. */
const turn = ([[x1, y1], [x2, y2]]: Side, [x, y]: Corner) =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

const isBetween = (a: number, b: number, value: number) =>
  Math.min(a, b) <= value && value <= Math.max(a, b);

const isOn = (side: Side, corner: Corner) =>
  turn(side, corner) === 0 &&
  isBetween(side[0][0], side[1][0], corner[0]) &&
  isBetween(side[0][1], side[1][1], corner[1]);

function areCrossing(one: Side, other: Side): boolean {
  const [a, b] = [turn(one, other[0]), turn(one, other[1])];
  const [c, d] = [turn(other, one[0]), turn(other, one[1])];
  if (Math.sign(a) * Math.sign(b) < 0 && Math.sign(c) * Math.sign(d) < 0) return true;
  return isOn(one, other[0]) || isOn(one, other[1]) || isOn(other, one[0]) || isOn(other, one[1]);
}

/** Returns whether a side runs back over the previous side. */
const isFoldedBack = ([from, shared]: Side, next: Side) =>
  isOn([from, shared], next[1]) || isOn(next, from) || next[1] === shared;

/**
 * Returns whether the sides of a closed outline touch or cross anywhere except at shared corners. The
 * first corner is not repeated at the end.
 */
export function crossesItself(ring: readonly Corner[]): boolean {
  const sides = ring.map((from, index): Side => [from, ring[(index + 1) % ring.length] ?? from]);
  return sides.some((side, index) =>
    sides.slice(index + 1).some((other, distance) => {
      if (distance === 0) return isFoldedBack(side, other);
      if (index === 0 && distance === sides.length - 2) return isFoldedBack(other, side);
      return areCrossing(side, other);
    }),
  );
}
