import { getAnnouncedChildren, type AccessibilityNode } from './accessibilityTree.ts';

const headerRoles = new Set(['columnheader', 'rowheader']);
const cellRoles = new Set([...headerRoles, 'cell', 'gridcell']);

/** Returns the table with its size in its role, and with the position of each cell in the cell's role. */
export function describeTable(table: AccessibilityNode): AccessibilityNode {
  const rows = findWithin(table, (node) => node.role === 'row');
  const columns = rows[0] === undefined ? [] : findWithin(rows[0], isCell);
  const titles = columns.map(({ role, name }) => (role === 'columnheader' ? name : ''));
  const positions = new Map<AccessibilityNode, string>();
  rows.forEach((row, index) => {
    const selected = row.states['selected'] === true ? 'selected row' : 'row';
    const start = `${selected} ${row.attributes['aria-rowindex'] ?? index + 1}`;
    findWithin(row, isCell).forEach((cell, column) => {
      if (cell.role === 'columnheader') return;
      const parts = [column === 0 ? start : '', titles[column] ?? '', `column ${column + 1}`];
      const blank = cell.name === '' && cell.children.length === 0 ? 'blank' : '';
      positions.set(cell, [...parts, blank].filter(Boolean).join(', '));
    });
  });
  const rowCount = table.attributes['aria-rowcount'] ?? rows.length;
  const unit = Number(rowCount) === 1 ? 'row' : 'rows';
  const size = `with ${rowCount} ${unit} and ${columns.length} columns`;
  return { ...withPositions(table, positions), role: `${table.role} ${size}` };
}

function withPositions(
  node: AccessibilityNode,
  positions: Map<AccessibilityNode, string>,
): AccessibilityNode {
  const role = positions.get(node);
  const children = node.children.map((child) => withPositions(child, positions));
  if (role === undefined) return { ...node, children };
  return { ...node, states: { ...node.states, roledescription: role }, children };
}

function isCell({ role }: AccessibilityNode): boolean {
  return cellRoles.has(role);
}

function findWithin(
  node: AccessibilityNode,
  matches: (node: AccessibilityNode) => boolean,
): AccessibilityNode[] {
  return getAnnouncedChildren(node).flatMap((child) =>
    matches(child) ? [child] : findWithin(child, matches),
  );
}
