const pagesEachSide = 2;

/** Returns the page numbers to show: at most five, around the current one. */
export function getVisiblePages(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - pagesEachSide, total - 2 * pagesEachSide));
  const last = Math.min(total, first + 2 * pagesEachSide);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
