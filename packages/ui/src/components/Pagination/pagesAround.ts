const reach = 2;

/** Returns the page numbers to show: at most five, around the current one. */
export function pagesAround(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - reach, total - 2 * reach));
  const last = Math.min(total, first + 2 * reach);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
