import { withoutLabels } from './withoutLabels.ts';
import { describeCurrent, describeLanguage, describeNode } from './describeNode.ts';
import { describeTable } from './describeTable.ts';
import { getAnnouncedChildren, type AccessibilityNode } from './accessibilityTree.ts';

const toSet = (roles: string) => new Set(roles.split(' '));

const silentRoles = toSet(
  'RootWebArea generic paragraph listitem caption none row rowgroup LabelText Legend figcaption ' +
    'strong emphasis sectionheader sectionfooter term definition time LineBreak InlineTextBox',
);
const rolesWithName = toSet('group form region');
const inlineRoles = toSet(
  'StaticText InlineTextBox generic strong emphasis code mark LineBreak time Abbr',
);
const leafRoles = toSet(
  'button textbox searchbox combobox spinbutton slider checkbox radio switch image option ' +
    'progressbar meter',
);
const rolesNamedByContent = toSet(
  'link heading tab menuitem DisclosureTriangle columnheader rowheader cell gridcell',
);
const tableRoles = toSet('table grid treegrid');
const liveRoles = toSet('status alert log timer');

/** Returns what a screen reader announces of a document and of its descendants, one line for each stop. */
export function readDocument(document: AccessibilityNode): string[] {
  return readNode(withoutLabels(document));
}

function readNode(node: AccessibilityNode): string[] {
  const { role, name } = node;
  if (node.isIgnored) return readChildren(node);
  if (role === 'StaticText' || role === 'ListMarker') return readText(node);
  if (silentRoles.has(role)) return withPrefix(describeCurrent(node), readChildren(node));
  if (rolesWithName.has(role) && name === '') return readChildren(node);
  if (leafRoles.has(role)) return [describeNode(node)];
  if (rolesNamedByContent.has(role)) {
    if (hasOnlyText(node)) return [describeNode(node)];
    return withPrefix(describeNode({ ...node, name: '' }), readChildren(node));
  }
  const found = readChildren(tableRoles.has(role) ? describeTable(node) : node);
  return liveRoles.has(role) && found.length === 0 ? [] : [describeNode(withSize(node)), ...found];
}

function withSize(node: AccessibilityNode): AccessibilityNode {
  if (tableRoles.has(node.role)) return describeTable(node);
  if (node.role !== 'list') return node;
  const count = getAnnouncedChildren(node).filter(({ role }) => role === 'listitem').length;
  return { ...node, role: `list with ${count} ${count === 1 ? 'item' : 'items'}` };
}

function readChildren({ children }: AccessibilityNode): string[] {
  const joined: AccessibilityNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    const isSameText = last?.role === 'StaticText' && child.role === 'StaticText';
    if (isSameText) joined[joined.length - 1] = { ...last, name: `${last.name}${child.name}` };
    else joined.push(child);
  }
  return joined.flatMap(readNode);
}

function readText(node: AccessibilityNode): string[] {
  const name = node.name.trim();
  if (name === '' || name === '•') return [];
  return withPrefix(name, [describeLanguage(node)].filter(Boolean));
}

function withPrefix(prefix: string, [first, ...rest]: string[]): string[] {
  return [[prefix, first].filter(Boolean).join(', '), ...rest].filter(Boolean);
}

function hasOnlyText(node: AccessibilityNode): boolean {
  return getAnnouncedChildren(node).every(
    (child) => inlineRoles.has(child.role) && hasOnlyText(child),
  );
}
