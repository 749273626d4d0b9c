import { cdp } from 'vitest/browser';

/** One node of the browser's accessibility tree. */
export interface AccessibilityNode {
  role: string;
  /** The name; a text keeps the blanks at its ends. */
  name: string;
  description: string;
  value: string;
  /** Screen readers ignore it, but not its children. */
  isIgnored: boolean;
  states: Record<string, unknown>;
  /** Attributes that the protocol does not return: `aria-current`, `aria-sort`, `lang`. */
  attributes: Record<string, string>;
  language: string;
  children: AccessibilityNode[];
}

interface Value {
  value?: unknown;
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
}

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
  contentDocument?: DomNode;
}

interface Frame {
  frame: { id: string; url: string };
  childFrames?: Frame[];
}

interface Protocol {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: Frame }>;
  send(method: 'DOM.getDocument', options: object): Promise<{ root: DomNode }>;
  send(method: 'Accessibility.getFullAXTree', options: object): Promise<{ nodes: AxNode[] }>;
}

type Attributes = Map<number, Record<string, string>>;

/** Returns the browser's accessibility tree of this document. */
export async function readTree(): Promise<AccessibilityNode> {
  const protocol = cdp() as unknown as Protocol;
  const { frameTree } = await protocol.send('Page.getFrameTree');
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodes } = await protocol.send('Accessibility.getFullAXTree', {
    frameId: findOwnFrame(frameTree),
  });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const attributes = collectAttributes(root, new Map());
  const buildNode = (node: AxNode, outer: string): AccessibilityNode => {
    const result = toAccessibilityNode(node, attributes, outer);
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    return { ...result, children: children.map((child) => buildNode(child, result.language)) };
  };
  const [top] = nodes;
  if (top === undefined) throw new Error('The browser gave no accessibility tree.');
  return buildNode(top, document.documentElement.lang);
}

function toAccessibilityNode(
  node: AxNode,
  attributes: Attributes,
  outer: string,
): AccessibilityNode {
  const own = attributes.get(node.backendDOMNodeId ?? 0) ?? {};
  const role = toText(node.role);
  return {
    role,
    name: role === 'StaticText' ? collapseBlanks(node.name) : toText(node.name),
    description: toText(node.description),
    value: toText(node.value),
    isIgnored: node.ignored,
    states: Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    ),
    attributes: own,
    language: own['lang'] ?? outer,
    children: [],
  };
}

function toText(value: Value | undefined): string {
  return collapseBlanks(value).trim();
}

function collapseBlanks(value: Value | undefined): string {
  return String(value?.value ?? '').replaceAll(/\s+/g, ' ');
}

/** Returns the nearest descendants that a screen reader announces. */
export function getAnnouncedChildren({ children }: AccessibilityNode): AccessibilityNode[] {
  return children.flatMap((child) => (child.isIgnored ? getAnnouncedChildren(child) : [child]));
}

function findOwnFrame({ frame, childFrames = [] }: Frame): string | undefined {
  if (frame.url === location.href) return frame.id;
  return childFrames.map(findOwnFrame).find((id) => id !== undefined);
}

function collectAttributes(node: DomNode, found: Attributes): Attributes {
  const flat = node.attributes ?? [];
  const own: Record<string, string> = {};
  for (let index = 0; index < flat.length; index += 2) {
    own[flat[index] ?? ''] = flat[index + 1] ?? '';
  }
  found.set(node.backendNodeId, own);
  const below = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  for (const child of below) collectAttributes(child, found);
  return found;
}
