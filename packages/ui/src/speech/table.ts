import { heardInside, type Heard } from './tree.ts';

const headers = new Set(['columnheader', 'rowheader']);
const cells = new Set([...headers, 'cell', 'gridcell']);

/** Returns the table as a screen reader reads it: its size in its role, and its position at the head of each cell. */
export function walkedTable(table: Heard): Heard {
  const rows = within(table, (node) => node.role === 'row');
  const columns = rows[0] === undefined ? [] : within(rows[0], isCell);
  const titles = columns.map(({ role, name }) => (role === 'columnheader' ? name : ''));
  const places = new Map<Heard, string>();
  rows.forEach((row, index) => {
    const selected = row.states['selected'] === true ? 'selected row' : 'row';
    const start = `${selected} ${row.attributes['aria-rowindex'] ?? index + 1}`;
    within(row, isCell).forEach((cell, column) => {
      if (cell.role === 'columnheader') return;
      const parts = [column === 0 ? start : '', titles[column] ?? '', `column ${column + 1}`];
      const blank = cell.name === '' && cell.children.length === 0 ? 'blank' : '';
      places.set(cell, [...parts, blank].filter(Boolean).join(', '));
    });
  });
  const rowCount = table.attributes['aria-rowcount'] ?? rows.length;
  const unit = Number(rowCount) === 1 ? 'row' : 'rows';
  const size = `with ${rowCount} ${unit} and ${columns.length} columns`;
  return { ...place(table, places), role: `${table.role} ${size}` };
}

function place(node: Heard, places: Map<Heard, string>): Heard {
  const role = places.get(node);
  const children = node.children.map((child) => place(child, places));
  if (role === undefined) return { ...node, children };
  return { ...node, states: { ...node.states, roledescription: role }, children };
}

function isCell({ role }: Heard): boolean {
  return cells.has(role);
}

function within(node: Heard, is: (node: Heard) => boolean): Heard[] {
  return heardInside(node).flatMap((child) => (is(child) ? [child] : within(child, is)));
}
