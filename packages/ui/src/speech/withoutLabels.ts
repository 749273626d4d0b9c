import type { AccessibilityNode } from './accessibilityTree.ts';

const labelRoles = new Set(['LabelText', 'Legend', 'caption']);

/** Returns the tree without the text of labels that are the name of a control, a group or a table. */
export function withoutLabels(document: AccessibilityNode): AccessibilityNode {
  const names = collectNames(document);
  const removeLabels = (node: AccessibilityNode, isLabel: boolean): AccessibilityNode => ({
    ...node,
    children: node.children
      .filter((child) => !(isLabel && isRepeatedLabel(child, names)))
      .map((child) => removeLabels(child, isLabel || labelRoles.has(child.role))),
  });
  return removeLabels(document, false);
}

function isRepeatedLabel({ role, name }: AccessibilityNode, names: string[]): boolean {
  return role === 'StaticText' && names.some((each) => each.includes(name.trim()));
}

function collectNames(node: AccessibilityNode): string[] {
  const own = node.isIgnored || node.role.endsWith('Text') || node.role === 'InlineTextBox';
  return [...(own ? [] : [node.name]), ...node.children.flatMap(collectNames)];
}
