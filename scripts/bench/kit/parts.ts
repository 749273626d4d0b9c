import type { Browser, Page } from 'playwright';
import { getBoxLabel, getPageLabel, words } from '../../../bench/kit/page/data.ts';
import { titles } from './actions.ts';

type Count = (page: Page) => Promise<number>;

const button =
  (name: string): Count =>
  (page) =>
    page.getByRole('button', { name, exact: true }).count();
const all =
  (selector: string): Count =>
  (page) =>
    page.locator(selector).count();
const text =
  (words: string): Count =>
  (page) =>
    page.getByText(words, { exact: true }).count();

const navigation: Count = (page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link').count();
const code: Count = async (page) =>
  (await page.locator('#code input').count()) === 1
    ? page.locator('#code input ~ * > *').count()
    : page.getByLabel(new RegExp(`^(${[0, 1, 2, 3, 4, 5].map(getBoxLabel).join('|')})$`)).count();
const currentPage: Count = (page) =>
  page
    .getByRole('navigation', { name: words.pages })
    .getByLabel(getPageLabel(1), { exact: true })
    .count();

// A kit with its own list also has a native select.
const place: Count = async (page) => Math.min(1, await page.getByLabel(words.place).count());

/** The required parts of page R: name, counting function and number. */
const requiredParts: readonly (readonly [name: string, count: Count, wanted: number])[] = [
  ['links of the header', navigation, 6],
  ['button for smaller text', button(words.smaller), 1],
  ['button for normal text', button(words.normal), 1],
  ['button for larger text', button(words.larger), 1],
  ['questions', all(titles), 10],
  ['tabs', all('[role=tab]'), 8],
  ['open tab', all('[role=tab][aria-selected=true]'), 1],
  ['text fields', all('input#name, input#password, input#email, input#mobile'), 4],
  ['way to show the password', button(words.showPassword), 1],
  ['boxes of the code', code, 6],
  ['field for the place', place, 1],
  ['error of the password', text('Enter at least 8 characters.'), 1],
  ['error of the e-mail', text('Enter a valid e-mail address.'), 1],
  ['error of the mobile', text('Enter ten digits.'), 1],
  ['error of the place', text('Select a district.'), 1],
  ['button that opens the dialog', all('#open-dialog'), 1],
  ['tenders', (page) => page.getByRole('heading', { name: /^Lease of / }).count(), 20],
  ['ways to view a tender', (page) => page.getByRole('button', { name: /^View / }).count(), 20],
  ['ways to its file', (page) => page.getByRole('button', { name: /^Download / }).count(), 20],
  ['first page', currentPage, 1],
];

/** Opens page R of a kit and throws an error with the parts of a wrong number. */
export async function checkParts(browser: Browser, name: string, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => window.report !== undefined);
  const wrong: string[] = [];
  for (const [part, count, wanted] of requiredParts) {
    const found = await count(page);
    if (found !== wanted) wrong.push(`${part}: ${found} instead of ${wanted}`);
  }
  await page.close();
  if (wrong.length > 0) throw new Error(`Page R of ${name} is not whole. ${wrong.join('; ')}`);
}
