const mostItems = 7;
// Near an end: the pages from it, a gap and the other end.
const pagesAtEnd = mostItems - 2;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Returns the page numbers to show: the first, the last and those around the current one, with gaps between them. */
export function getVisiblePages(current: number, total: number): (number | 'gap')[] {
  if (total <= mostItems) return range(1, total);
  if (current < pagesAtEnd) return [...range(1, pagesAtEnd), 'gap', total];
  if (current > total - pagesAtEnd + 1) return [1, 'gap', ...range(total - pagesAtEnd + 1, total)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', total];
}
