/** Rows that are drawn, or the room of rows that are not. */
export type Piece = { index: number } | { gap: number; before: number };

/**
 * Lists what stands in the body of a windowed table: the rows from `first` to `end`, the row that
 * has the focus wherever it is, and gaps for the rest.
 */
export function piecesOf(
  count: number,
  { first, end }: { first: number; end: number },
  focused: number,
): Piece[] {
  const drawn = Array.from({ length: end - first }, (_, step) => first + step);
  if (focused >= 0 && focused < first) drawn.unshift(focused);
  if (focused >= end) drawn.push(focused);
  const pieces: Piece[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) pieces.push({ gap: index - next, before: index });
    pieces.push({ index });
    next = index + 1;
  }
  if (next < count) pieces.push({ gap: count - next, before: count });
  return pieces;
}
