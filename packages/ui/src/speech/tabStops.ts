import { userEvent } from 'vitest/browser';
import { phrase } from './phrase.ts';
import { readTree, type Heard } from './tree.ts';

const most = 60;
const arrows: Record<string, string> = { radio: '{ArrowDown}', tab: '{ArrowRight}' };

/** Presses Tab from where the focus is until the page ends or comes round, and gives what it met and what the arrows meet there. */
export async function tabStops(): Promise<string[]> {
  const met = new Set<Element>();
  const stops: string[] = [];
  const end = endOfPage();
  for (let press = 0; press < most; press += 1) {
    const element = document.activeElement;
    if (element === end) break;
    if (element !== null && element !== document.body) {
      if (met.has(element)) break;
      met.add(element);
      stops.push(await focusedWords(), ...(await arrowStops()));
    } else if (press > 0) break;
    document.body.append(end);
    await userEvent.tab();
  }
  end.remove();
  return stops;
}

// Behind the last stop a browser may leave the page or begin anew; this stop says that the page has ended.
function endOfPage(): HTMLElement {
  const end = document.createElement('div');
  end.tabIndex = 0;
  return end;
}

// Where the arrows walk, they come round to the stop they left.
async function arrowStops(): Promise<string[]> {
  const start = document.activeElement;
  const key = arrows[(await focused())?.role ?? ''];
  if (key === undefined) return [];
  const stops: string[] = [];
  while (stops.length < most) {
    await userEvent.keyboard(key);
    if (document.activeElement === start) break;
    stops.push(`  arrow: ${await focusedWords()}`);
  }
  return stops;
}

async function focusedWords(): Promise<string> {
  const heard = await focused();
  return heard === undefined ? 'nothing' : phrase({ ...heard, description: '' });
}

async function focused(): Promise<Heard | undefined> {
  return deepestFocused(await readTree());
}

function deepestFocused(node: Heard): Heard | undefined {
  for (const child of node.children) {
    const found = deepestFocused(child);
    if (found !== undefined) return found;
  }
  return node.states['focused'] === true && node.role !== 'RootWebArea' ? node : undefined;
}
