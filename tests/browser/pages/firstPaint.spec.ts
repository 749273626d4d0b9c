import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { api } from '@temple-land/portal-core';
import { waitForHydration } from '../public/publicPage.ts';

/** Opens a page; returns the URLs of the fonts that it has loaded. */
async function listFonts(page: Page, path: string): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return requested.filter((address) => address.endsWith('.woff2'));
}

test('a page loads the font of its own script, and of other scripts only the font subsets of names', async ({
  page,
}) => {
  const english = await listFonts(page, '/home');
  expect(english.some((font) => /noto-sans-latin-wght/.test(font))).toBe(true);
  expect(english.filter((font) => /-(?:oriya|devanagari)-wght/.test(font))).toEqual([]);
  expect(english.filter((font) => /names-/.test(font))).toHaveLength(2);

  const odia = await listFonts(page, '/home?lang=or');
  expect(odia.some((font) => /noto-sans-oriya-oriya-wght/.test(font))).toBe(true);
  expect(odia.filter((font) => /-devanagari-wght/.test(font))).toEqual([]);
});

test('without script a page loads its fonts on demand', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForRequest(/noto-sans-latin-wght.*woff2$/);
  await page.goto('/home');
  await font;
  await context.close();
});

type Manifest = Record<string, { file: string; imports?: readonly string[] }>;

/** Returns the scripts that modules of the built portal need before they run. */
function listScripts(manifest: Manifest, modules: readonly string[]): string[] {
  const needed = new Set<string>();
  const add = (module: string) => {
    if (needed.has(module)) return;
    needed.add(module);
    manifest[module]?.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...needed].map((module) => manifest[module]?.file ?? '');
}

test('the landing page answers before the contract of the calls is loaded', () => {
  const folder = 'apps/portal/dist';
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest;
  const hasContract = (file: string) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes(api.plotSelectionExport.path);
  const scripts = listScripts(manifest, ['index.html', 'src/features/home/HomePage.tsx']);
  expect(scripts.filter(hasContract)).toEqual([]);
  const others = listScripts(manifest, ['src/features/tenders/TendersPage.tsx']);
  expect(others.filter(hasContract)).toHaveLength(1);
});
