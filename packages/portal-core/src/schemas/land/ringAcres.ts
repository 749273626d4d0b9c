const metresPerDegree = 111_319.49;
const squareMetresPerAcre = 4_046.856_422_4;

/** Computes the acres inside a ring of a few kilometres, longitude and latitude, in a local flat projection. */
export function computeRingAcres(ring: readonly (readonly [x: number, y: number])[]): number {
  const middle = ring.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, ring.length);
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  const squareDegrees = Math.abs(twice) / 2;
  const scale = metresPerDegree ** 2 * Math.cos((middle * Math.PI) / 180);
  return (squareDegrees * scale) / squareMetresPerAcre;
}

const accepted = 0.05;

/** Returns whether drawn acres are more than 5 % above or below those that are asked for. */
export const differsFromArea = (drawn: number, asked: number): boolean =>
  asked > 0 && Math.abs(drawn - asked) / asked > accepted;
