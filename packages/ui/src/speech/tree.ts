import { cdp } from 'vitest/browser';

/** One node of the accessibility tree, as the browser gives it to a screen reader. */
export interface Heard {
  role: string;
  /** Of a text: with the blanks at its ends. */
  name: string;
  description: string;
  value: string;
  /** Left out by a screen reader; its children may be heard. */
  isIgnored: boolean;
  states: Record<string, unknown>;
  /** Attributes that the protocol does not carry over: `aria-current`, `aria-sort`, `lang`. */
  attributes: Record<string, string>;
  language: string;
  children: Heard[];
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

/** Reads the accessibility tree of this document from the browser itself. */
export async function readTree(): Promise<Heard> {
  const protocol = cdp() as unknown as Protocol;
  const { frameTree } = await protocol.send('Page.getFrameTree');
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodes } = await protocol.send('Accessibility.getFullAXTree', {
    frameId: ownFrame(frameTree),
  });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const attributes = attributesOf(root, new Map());
  const grow = (node: AxNode, outer: string): Heard => {
    const heard = toHeard(node, attributes, outer);
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    return { ...heard, children: children.map((child) => grow(child, heard.language)) };
  };
  const [top] = nodes;
  if (top === undefined) throw new Error('The browser gave no accessibility tree.');
  return grow(top, document.documentElement.lang);
}

function toHeard(node: AxNode, attributes: Attributes, outer: string): Heard {
  const own = attributes.get(node.backendDOMNodeId ?? 0) ?? {};
  const role = words(node.role);
  return {
    role,
    name: role === 'StaticText' ? blanks(node.name) : words(node.name),
    description: words(node.description),
    value: words(node.value),
    isIgnored: node.ignored,
    states: Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    ),
    attributes: own,
    language: own['lang'] ?? outer,
    children: [],
  };
}

function words(value: Value | undefined): string {
  return blanks(value).trim();
}

function blanks(value: Value | undefined): string {
  return String(value?.value ?? '').replaceAll(/\s+/g, ' ');
}

/** Returns the nearest descendants that a screen reader announces. */
export function heardInside({ children }: Heard): Heard[] {
  return children.flatMap((child) => (child.isIgnored ? heardInside(child) : [child]));
}

function ownFrame({ frame, childFrames = [] }: Frame): string | undefined {
  if (frame.url === location.href) return frame.id;
  return childFrames.map(ownFrame).find((id) => id !== undefined);
}

function attributesOf(node: DomNode, found: Attributes): Attributes {
  const flat = node.attributes ?? [];
  const own: Record<string, string> = {};
  for (let index = 0; index < flat.length; index += 2) {
    own[flat[index] ?? ''] = flat[index + 1] ?? '';
  }
  found.set(node.backendNodeId, own);
  const below = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  for (const child of below) attributesOf(child, found);
  return found;
}
