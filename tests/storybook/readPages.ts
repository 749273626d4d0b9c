import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import { findFaults } from './findings.ts';

/** An entry of the index of a built Storybook. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  importPath: string;
  tags: string[];
}

// As many as keep one core busy while a page waits for its files.
const tabs = 4;
const widthOfPhone = 360;
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A page is a part of Storybook's window, which has the landmarks; its skip links are not the page's.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
};
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: object) => void };
    axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Asks axe about the page without its stories, which are checked one by one elsewhere. */
async function runAxe(page: Page, theme: string, options: RunOptions): Promise<string[]> {
  const violations = await page.evaluate(
    async (asked) =>
      (await window.axe.run({ include: '#storybook-docs', exclude: ['.sb-story'] }, asked))
        .violations,
    options,
  );
  return violations.map(
    ({ id, nodes }) => `axe, ${theme}: ${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes.length})`,
  );
}

/** Gives the page the dark theme as the toolbar does, without rendering its stories again. */
async function showDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const globals = { theme: 'dark', department: 'temple', fontSize: '16', language: 'en' };
    // oxlint-disable-next-line no-underscore-dangle -- the name of Storybook's channel
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', { globals });
  });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  // The frame of the page takes its colours a render later than its attribute.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.getAnimations().forEach((animation) => animation.finish());
    }
  });
}

/** Opens a page and waits until it and the stories on it are rendered. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('#storybook-docs h1');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every(({ innerHTML }) => innerHTML !== ''),
  );
  // In a font of another width a story would scroll sideways in its frame.
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ content: axe.source });
}

async function readPage(page: Page, address: string, entry: Entry, ids: string[]) {
  const faults: string[] = [];
  const note = (text: string) => faults.push(`console: ${text.slice(0, 200)}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) note(message.text());
  });
  await open(page, `${address}/iframe.html?viewMode=docs&id=${entry.id}`);
  const isComponent = entry.importPath.includes('/src/components/');
  faults.push(...(await page.evaluate(findFaults, { ids, isComponent })));
  faults.push(...(await runAxe(page, 'light', rules)));
  await showDark(page);
  faults.push(...(await runAxe(page, 'dark', colours)));
  await page.setViewportSize({ width: widthOfPhone, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > widthOfPhone)
    faults.push(`${width - widthOfPhone} px too wide at ${widthOfPhone} px`);
  page.removeAllListeners();
  return faults;
}

/** Reads all pages of a built Storybook in one browser; returns what is wrong with each, by id. */
export async function readPages(
  address: string,
  entries: readonly Entry[],
): Promise<Map<string, string[]>> {
  const waiting = entries.filter(({ type }) => type === 'docs');
  const ids = entries.map(({ id }) => id);
  const found = new Map<string, string[]>();
  const browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
  // One context, so that the tabs share what has been loaded and compiled.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const readSome = async () => {
    const page = await context.newPage();
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      await page.setViewportSize({ width: 1200, height: 900 });
      found.set(entry.id, await readPage(page, address, entry, ids));
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, readSome));
  } finally {
    await browser.close();
  }
  return found;
}
