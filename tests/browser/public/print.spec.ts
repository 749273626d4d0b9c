import { expect, test, type Page } from '@playwright/test';
import { readPageSizes, readPrintedPages } from '../../support/printedText.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { waitForHydration } from './publicPage.ts';

const t = readPageCopy('en');
const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '');

async function print(page: Page, path: string): Promise<Uint8Array> {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return page.pdf({ preferCSSPageSize: true });
}

test('pages are printed on A4 with page numbers, without navigation and with link targets', async ({
  page,
}) => {
  const pdf = await print(page, '/website/help');
  const pages = (await readPrintedPages(pdf)).map(withoutBlanks);
  const text = pages.join('');
  expect(new Set(await readPageSizes(pdf))).toEqual(new Set(['210 x 297']));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((each, index) => expect(each).toContain(`${index + 1}/${pages.length}`));
  expect(text).toContain('Photographanduploaddocuments');
  expect(text).toContain('(/website/track-status)');
  expect(text).not.toContain(withoutBlanks(t['common:footer.services']));
  expect(text).not.toContain('CitizenServices');
});

test('a table is printed as one, with its head on each page', async ({ page }) => {
  const pages = await readPrintedPages(await print(page, '/website/figures'));
  const heads = pages.filter((each) => withoutBlanks(each).includes('DistrictTahasilsMouzas'));
  expect(heads.length).toBeGreaterThanOrEqual(2);
});

test('Odia is printed with its letters, also from the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('themeDark', 'true'));
  const or = readPageCopy('or');
  const pages = await readPrintedPages(await print(page, '/website/track-status?lang=or'));
  const letters = new Set(pages.join(''));
  const missing = [...new Set(or['track:aside.title'].normalize('NFD'))].filter(
    (letter) => letter.trim() !== '' && !letters.has(letter),
  );
  expect(missing).toEqual([]);
});
