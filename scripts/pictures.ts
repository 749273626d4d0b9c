import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Language } from '@temple-land/portal-core';
import { memberRoutes, publicRoutes } from '../tests/browser/pages/routeTitles.ts';
import { screens, type Screen } from '../tests/browser/pages/screens.ts';
import { startSignedIn, type DemoUser } from '../tests/browser/support/signIn.ts';
import { chromiumFlags, testBrowserPath } from './chromium.ts';
import { changedPages } from './pictures/changed.ts';

// Pictures, accessibility trees and texts of every page of the running portal: node scripts/pictures.ts
//   --folder    the output folder, .cache/pictures by default
//   --base      the address of the portal
//   --only      pages whose name matches this expression
//   --before    a folder of an earlier run; prints the differences
const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: '.cache/pictures' },
    base: { type: 'string', default: 'http://127.0.0.1:8080' },
    only: { type: 'string', default: '' },
    before: { type: 'string' },
  },
});

const widths = [1440, 820, 360];
const languages: readonly Language[] = ['en', 'or'];

const nameOf = (path: string) => path.slice(1).replace(/\W+/g, '-');
const routes: readonly Screen[] = [
  ...publicRoutes.map(({ path }) => ({ name: nameOf(path), path })),
  ...memberRoutes.flatMap(([user, pages]) =>
    pages.map(({ path }) => ({ name: `${user}-${nameOf(path)}`, path, user })),
  ),
];
const pages = [...routes, ...screens].filter(({ name }) => new RegExp(options.only).test(name));

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Writes the title, accessibility tree and text of a page to a file. */
async function writeWords(page: Page, file: string): Promise<void> {
  const body = page.locator('body');
  const [title, tree, text] = [
    await page.title(),
    await body.ariaSnapshot(),
    await body.innerText(),
  ];
  writeFileSync(`${options.folder}/${file}.txt`, `${title}\n\n${tree}\n\n${text}\n`);
}

async function showScreen(
  page: Page,
  screen: Screen,
  language: Language,
  theme: string,
): Promise<void> {
  await page.evaluate(
    (entries) => {
      localStorage.removeItem('applyDraft');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { language, themeDark: String(theme === 'dark') },
  );
  await page.goto(screen.path);
  await settle(page);
  await screen.prepare?.(page, language);
  await settle(page);
}

async function shoot(page: Page, screen: Screen, theme: string): Promise<void> {
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await showScreen(page, screen, language, theme);
      const isOpen = (await page.locator('dialog[open]').count()) > 0;
      const file = `${screen.name}-${width}-${theme}-${language}`;
      await page.screenshot({
        path: `${options.folder}/${file}.png`,
        fullPage: !isOpen,
        animations: 'disabled',
        // Each captcha is a different drawing.
        mask: [page.locator('svg[aria-busy]')],
      });
      if (theme === 'light') await writeWords(page, file);
    }
  }
}

async function shootAs(browser: Browser, user: DemoUser | undefined): Promise<void> {
  const context = await browser.newContext({ baseURL: options.base, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (user) await startSignedIn(page, user);
  await page.goto('/home');
  for (const screen of pages.filter((one) => one.user === user)) {
    for (const theme of user ? ['light'] : ['light', 'dark']) {
      await shoot(page, screen, theme).catch((error: unknown) => {
        console.error(`${screen.name} ${theme}: ${String(error)}`);
      });
    }
  }
  await context.close();
}

mkdirSync(options.folder, { recursive: true });
const executablePath = testBrowserPath();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const user of new Set(pages.map((screen) => screen.user))) await shootAs(browser, user);
await browser.close();
if (options.before !== undefined) {
  const changed = await changedPages(options.before, options.folder);
  for (const line of changed) console.log(line);
  console.log(`${changed.length} of the pictures and texts differ from ${options.before}.`);
}
