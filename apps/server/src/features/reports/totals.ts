const centDigits = 100;
const maximumDigits = 10_000;

const sumColumn = (numbers: readonly number[], parts: number) =>
  numbers.reduce((sum, one) => sum + Math.round(one * parts), 0) / parts;

/** Sums keys of rows without floating-point errors: acres and counts to four decimals, the keys in `money` to two. */
export function sumColumns<Row extends Record<Key, number>, Key extends string>(
  rows: readonly Row[],
  keys: readonly Key[],
  money: readonly Key[] = [],
): Record<Key, number> {
  const totals = keys.map((key) => {
    const parts = money.includes(key) ? centDigits : maximumDigits;
    return [
      key,
      sumColumn(
        rows.map((row) => row[key]),
        parts,
      ),
    ] as const;
  });
  return Object.fromEntries(totals) as Record<Key, number>;
}
