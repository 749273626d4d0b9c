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

/** Runs axe with the AAA rules on the present page and fails on any finding. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (settings) => {
    const { axe } = window as unknown as { axe: { run(o: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run(settings);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, options);
  expect(found, `axe on ${where}`).toEqual([]);
}

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

/** Returns the controls smaller than 44 px, without inline links and breadcrumbs. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input:not([type=hidden]), select, textarea, summary, nav a',
    );
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const label = control.closest('label')?.getBoundingClientRect();
      const size = Math.max(box.height, label?.height ?? 0);
      const isShown =
        box.width > 1 && box.height > 1 && getComputedStyle(control).visibility === 'visible';
      const isExcused = control.closest('ol, footer, [aria-hidden=true]') !== null;
      if (control.tabIndex < 0 && control.tagName === 'INPUT') return [];
      return isShown && !isExcused && size < 43.5
        ? [
            `${control.tagName} ${control.textContent.trim() || control.getAttribute('aria-label') || ''} ${size}`,
          ]
        : [];
    });
  });
}
