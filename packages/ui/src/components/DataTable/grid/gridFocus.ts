const focusable = 'a[href], button, input, select, textarea, summary';
const arrowKeyControls = 'input:not([type="checkbox"]), select, textarea';

/** Returns whether a control uses the arrow keys itself, for example a text field. */
export const usesArrowKeys = (target: Element) => target.matches(arrowKeyControls);

function getCellTabStops(cell: HTMLTableCellElement): HTMLElement[] {
  const inside = [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (widget) => widget.getClientRects().length > 0,
  );
  if (inside.length > 0) return inside;
  return cell.closest('thead') ? [] : [cell];
}

/** Returns the elements of a row that the arrow keys focus: the controls of each cell, or the cell without any. */
export const getRowTabStops = (row: HTMLTableRowElement): HTMLElement[] =>
  [...row.cells].flatMap(getCellTabStops);

/** Returns the index of the column in which a cell begins; the label of the totals spans two columns. */
export const getColumnIndex = (cell: HTMLTableCellElement): number =>
  [...(cell.closest('tr')?.cells ?? [])]
    .slice(0, cell.cellIndex)
    .reduce((sum, { colSpan }) => sum + colSpan, 0);

/** Focuses the cell of a column, or its first control. */
export function focusCell(row: HTMLTableRowElement, column: number): void {
  const cell = [...row.cells].findLast((one) => getColumnIndex(one) <= column);
  if (cell) getCellTabStops(cell)[0]?.focus();
}

/** Sets `tabIndex` so that Tab reaches one element of the body only; the buttons of the header keep theirs. */
export function updateRovingTabIndex(table: HTMLTableElement, last: HTMLElement | null): void {
  const rows = table.querySelectorAll<HTMLTableRowElement>(
    'tbody > tr:not([aria-hidden]), tfoot > tr',
  );
  const stops = [...rows].flatMap(getRowTabStops);
  const active = stops.find((stop) => stop === last) ?? stops[0];
  for (const stop of stops) stop.tabIndex = stop === active ? 0 : -1;
}
