const widgets = 'a[href], button, input, select, textarea, summary';
const typed = 'input:not([type="checkbox"]), select, textarea';

/** Whether the arrows belong to a control itself, because one types or chooses in it. */
export const ownsArrows = (target: Element) => target.matches(typed);

function stopsOfCell(cell: HTMLTableCellElement): HTMLElement[] {
  const inside = [...cell.querySelectorAll<HTMLElement>(widgets)].filter(
    (widget) => widget.getClientRects().length > 0,
  );
  if (inside.length > 0) return inside;
  return cell.closest('thead') ? [] : [cell];
}

/** What the arrows meet in a row: the controls of each cell, or the cell itself when it has none. */
export const stopsOfRow = (row: HTMLTableRowElement): HTMLElement[] =>
  [...row.cells].flatMap(stopsOfCell);

/** The column a cell begins in; the name of the totals reaches over two. */
export const columnOf = (cell: HTMLTableCellElement): number =>
  [...(cell.closest('tr')?.cells ?? [])]
    .slice(0, cell.cellIndex)
    .reduce((sum, { colSpan }) => sum + colSpan, 0);

/** Focuses the cell of a column, or its first control. */
export function focusCell(row: HTMLTableRowElement, column: number): void {
  const cell = [...row.cells].findLast((one) => columnOf(one) <= column);
  if (cell) stopsOfCell(cell)[0]?.focus();
}

/** Keeps one stop for Tab in the body of a grid; the head's buttons keep theirs. */
export function keepOneTabStop(table: HTMLTableElement, last: HTMLElement | null): void {
  const rows = table.querySelectorAll<HTMLTableRowElement>(
    'tbody > tr:not([aria-hidden]), tfoot > tr',
  );
  const stops = [...rows].flatMap(stopsOfRow);
  const active = stops.find((stop) => stop === last) ?? stops[0];
  for (const stop of stops) stop.tabIndex = stop === active ? 0 : -1;
}
