import type { RowKey } from './types.ts';

/** How many of the rows are selected. */
export type Amount = 'none' | 'some' | 'all';

/** Returns whether none, some or all of the keys are selected. */
export function amountOf(keys: readonly RowKey[], selected: ReadonlySet<RowKey>): Amount {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Selects one row, or no longer. */
export function toggled(selected: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Selects all rows; when they all are, none of them. */
export function toggledAll(
  selected: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
): ReadonlySet<RowKey> {
  const next = new Set(selected);
  const isAll = amountOf(keys, selected) === 'all';
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  return next;
}
