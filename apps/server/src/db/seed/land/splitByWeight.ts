/** Splits a whole number by weights into shares of at least `minimum`; the sum of the shares is exact. */
export function splitByWeight(
  total: number,
  weights: readonly number[],
  minimum: number,
): number[] {
  const spare = total - minimum * weights.length;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let carried = 0;
  let given = 0;
  return weights.map((weight) => {
    carried += (weight / sum) * spare;
    const share = Math.round(carried) - given;
    given += share;
    return share + minimum;
  });
}
