import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  // Only violations: computing the passed rules takes most of the time.
  resultTypes: ['violations'],
};

// What axe asks of a document as a whole, which a story is not.
const rulesOfDocument = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'meta-refresh',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
];

async function runAxe(page: Page, where: string, settings: object): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run(o: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run(asked);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, settings);
  expect(found, `axe on ${where}`).toEqual([]);
}

/** Runs axe with the AAA rules on the present page and fails on any finding. */
export const expectNoFindings = (page: Page, where: string): Promise<void> =>
  runAxe(page, where, options);

/** Runs the rules of axe about whole documents on the present page and fails on any finding. */
export const expectSoundPage = (page: Page, where: string): Promise<void> =>
  runAxe(page, where, {
    runOnly: { type: 'rule', values: rulesOfDocument },
    resultTypes: ['violations'],
  });

const html = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Fails when the present DOM is not valid HTML. */
export async function expectValidHtml(page: Page, where: string): Promise<void> {
  const written = await page.evaluate(() => document.documentElement.outerHTML);
  // React Aria excludes its hidden date input from the form with this attribute.
  const checked = written.replaceAll(' form=""', '');
  const report = await html.validateString(`<!doctype html>\n${checked}`);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(found, `HTML of ${where}`).toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${where}`).toBeLessThanOrEqual(view ?? 0);
}

/** Returns the console errors and uncaught exceptions of a page from now on; the array grows. */
export function collectConsoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}
