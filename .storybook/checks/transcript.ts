import { expect } from 'vitest';
import { server } from 'vitest/browser';
import {
  readTree,
  type AccessibilityNode,
} from '../../packages/ui/src/speech/accessibilityTree.ts';
import { readDocument } from '../../packages/ui/src/speech/readDocument.ts';

const mostReadings = 50;
const longestWaitMs = 5000;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Returns how what a screen reader reads of the open dialog, else of the main part of the page, differs from the
 * transcript beside the story, as lines. A map or a font can be late, so the screen is read again until it is as
 * accepted or the time is over. `vitest -u` accepts the reading.
 */
export async function findTranscriptFaults(): Promise<string[]> {
  const { commands, config } = server;
  const file = expect.getState().testPath?.replace('.stories.tsx', '.speech.txt') ?? '';
  const accepted = await commands.readFile(file).catch(() => undefined);
  const end = performance.now() + longestWaitMs;
  // All screens share a page: the router may restore where an earlier one was scrolled to.
  window.scrollTo(0, 0);
  let reading = await readScreen();
  const isDifferent = () => accepted !== undefined && reading !== accepted;
  while (isDifferent() && performance.now() < end) {
    await nextFrame();
    reading = await readScreen();
  }
  if (reading === accepted) return [];
  if (config.snapshotOptions.updateSnapshot === 'all') {
    await commands.writeFile(file, reading);
    return [];
  }
  return accepted === undefined ? ['there is none'] : compareLines(accepted, reading);
}

async function readScreen(): Promise<string> {
  let reading = '';
  // The browser builds its tree later than the page: it is complete when it stays the same.
  for (let count = 0; count < mostReadings; count += 1) {
    const next = await readPart();
    if (next === reading && next.includes('heading level')) break;
    reading = next;
    await nextFrame();
  }
  return reading;
}

async function readPart(): Promise<string> {
  const tree = await readTree();
  const part = findNode(tree, isModal) ?? findNode(tree, ({ role }) => role === 'main');
  if (part === undefined) return '';
  return `${readDocument(part).join('\n')}\n`;
}

/** Returns the lines between the first and the last difference, the accepted ones after a minus. */
export function compareLines(accepted: string, reading: string): string[] {
  const before = accepted.split('\n');
  const now = reading.split('\n');
  while (before.length > 0 && before[0] === now[0]) {
    before.shift();
    now.shift();
  }
  while (before.length > 0 && before.at(-1) === now.at(-1)) {
    before.pop();
    now.pop();
  }
  return [...before.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
}

const isModal = ({ role, states }: AccessibilityNode) =>
  role.endsWith('dialog') && states['modal'] === true;

function findNode(
  node: AccessibilityNode,
  matches: (node: AccessibilityNode) => boolean,
): AccessibilityNode | undefined {
  if (!node.isIgnored && matches(node)) return node;
  for (const child of node.children) {
    const found = findNode(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}
