import type { Heard } from './tree.ts';

const labels = new Set(['LabelText', 'Legend', 'caption']);

/** Leaves out the text of labels that a control, a group or a table already has as its name. */
export function withoutLabels(document: Heard): Heard {
  const names = namesOf(document);
  const cut = (node: Heard, isLabel: boolean): Heard => ({
    ...node,
    children: node.children
      .filter((child) => !(isLabel && isSaid(child, names)))
      .map((child) => cut(child, isLabel || labels.has(child.role))),
  });
  return cut(document, false);
}

function isSaid({ role, name }: Heard, names: string[]): boolean {
  return role === 'StaticText' && names.some((each) => each.includes(name.trim()));
}

function namesOf(node: Heard): string[] {
  const own = node.isIgnored || node.role.endsWith('Text') || node.role === 'InlineTextBox';
  return [...(own ? [] : [node.name]), ...node.children.flatMap(namesOf)];
}
