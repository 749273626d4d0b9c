import { withoutLabels } from './withoutLabels.ts';
import { describeCurrent, describeLanguage, describeNode } from './describeNode.ts';
import { describeTable } from './describeTable.ts';
import { getAnnouncedChildren, type AccessibilityNode } from './accessibilityTree.ts';

const toSet = (roles: string) => new Set(roles.split(' '));

const silentRoles = toSet(
  'RootWebArea generic paragraph listitem caption none row rowgroup LabelText Legend figcaption ' +
    'strong emphasis sectionheader sectionfooter term definition time',
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

function readNode(heard: AccessibilityNode): string[] {
  const { role, name } = heard;
  if (heard.isIgnored) return readChildren(heard);
  if (role === 'StaticText' || role === 'ListMarker') return readText(heard);
  if (silentRoles.has(role)) return withPrefix(describeCurrent(heard), readChildren(heard));
  if (rolesWithName.has(role) && name === '') return readChildren(heard);
  if (leafRoles.has(role)) return [describeNode(heard)];
  if (rolesNamedByContent.has(role)) {
    if (hasOnlyText(heard)) return [describeNode(heard)];
    return withPrefix(describeNode({ ...heard, name: '' }), readChildren(heard));
  }
  const found = readChildren(tableRoles.has(role) ? describeTable(heard) : heard);
  return liveRoles.has(role) && found.length === 0 ? [] : [describeNode(withSize(heard)), ...found];
}

function withSize(heard: AccessibilityNode): AccessibilityNode {
  if (tableRoles.has(heard.role)) return describeTable(heard);
  if (heard.role !== 'list') return heard;
  const count = getAnnouncedChildren(heard).filter(({ role }) => role === 'listitem').length;
  return { ...heard, role: `list with ${count} ${count === 1 ? 'item' : 'items'}` };
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

function readText(heard: AccessibilityNode): string[] {
  const name = heard.name.trim();
  if (name === '' || name === '•') return [];
  return withPrefix(name, [describeLanguage(heard)].filter(Boolean));
}

function withPrefix(prefix: string, [first, ...rest]: string[]): string[] {
  return [[prefix, first].filter(Boolean).join(', '), ...rest].filter(Boolean);
}

function hasOnlyText(heard: AccessibilityNode): boolean {
  return getAnnouncedChildren(heard).every(
    (child) => inlineRoles.has(child.role) && hasOnlyText(child),
  );
}
