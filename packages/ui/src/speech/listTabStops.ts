import { userEvent } from 'vitest/browser';
import { describeNode } from './describeNode.ts';
import { readTree, type AccessibilityNode } from './accessibilityTree.ts';

const maxStops = 60;
const arrowKeys: Record<string, string> = { radio: '{ArrowDown}', tab: '{ArrowRight}' };

/** Presses Tab until the page ends or a stop repeats, and returns each stop and those that its arrow keys reach. */
export async function listTabStops(): Promise<string[]> {
  const visited = new Set<Element>();
  const stops: string[] = [];
  const end = createEndStop();
  for (let press = 0; press < maxStops; press += 1) {
    const element = document.activeElement;
    if (element === end) break;
    if (element !== null && element !== document.body) {
      if (visited.has(element)) break;
      visited.add(element);
      stops.push(await describeFocused(), ...(await listArrowStops()));
    } else if (press > 0) break;
    document.body.append(end);
    await userEvent.tab();
  }
  end.remove();
  return stops;
}

// After the last stop a browser may leave the page or start again; this element marks the end.
function createEndStop(): HTMLElement {
  const end = document.createElement('div');
  end.tabIndex = 0;
  return end;
}

// The arrow keys wrap round to the element at which they started.
async function listArrowStops(): Promise<string[]> {
  const start = document.activeElement;
  const key = arrowKeys[(await getFocusedNode())?.role ?? ''];
  if (key === undefined) return [];
  const stops: string[] = [];
  while (stops.length < maxStops) {
    await userEvent.keyboard(key);
    if (document.activeElement === start) break;
    stops.push(`  arrow: ${await describeFocused()}`);
  }
  return stops;
}

async function describeFocused(): Promise<string> {
  const node = await getFocusedNode();
  return node === undefined ? 'nothing' : describeNode({ ...node, description: '' });
}

async function getFocusedNode(): Promise<AccessibilityNode | undefined> {
  return findFocused(await readTree());
}

function findFocused(node: AccessibilityNode): AccessibilityNode | undefined {
  for (const child of node.children) {
    const found = findFocused(child);
    if (found !== undefined) return found;
  }
  return node.states['focused'] === true && node.role !== 'RootWebArea' ? node : undefined;
}
