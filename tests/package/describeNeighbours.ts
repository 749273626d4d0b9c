import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { buildPage, nextRadius, type FreshApp, type PageName } from './freshApp.ts';
import { openHarbour } from './harbourPage.ts';
import { listAxeFindings } from './listAxeFindings.ts';
import { readStyles } from './neighbour.ts';
import { countComponents, tabTo, useComponentsByKeyboard } from './sixteenComponents.ts';

const patienceMs = 480_000;

/** Opens a page of the application for the tests of a suite. */
function usePage(getApp: () => FreshApp, name: PageName) {
  const opened: { page?: Page; complaints: string[]; close?: () => Promise<void> } = {
    complaints: [],
  };
  beforeAll(async () => {
    const harbour = await openHarbour(await buildPage(getApp(), name));
    opened.complaints = harbour.complaints;
    opened.close = harbour.close;
    opened.page = await harbour.open('light');
  }, patienceMs);
  afterAll(() => opened.close?.());
  afterEach(() => expect(opened.complaints).toEqual([]));
  return () => {
    if (!opened.page) throw new Error(`The page ${name} did not open.`);
    return opened.page;
  };
}

/** The tests of a page of at least 16 components, of which `use` uses the interactive ones by keyboard. */
function itHasSixteenComponents(getPage: () => Page, use: (page: Page) => Promise<void>) {
  it('has at least 16 components, without a finding of axe', async () => {
    expect(await countComponents(getPage())).toBeGreaterThanOrEqual(16);
    expect(await listAxeFindings(getPage())).toEqual([]);
  });

  it('is used by keyboard alone', () => use(getPage()), patienceMs);
}

/** The tests of the page with 16 components in an application of Vite. */
export function describeComponents(getApp: () => FreshApp): void {
  describe('an application of Vite', () => {
    itHasSixteenComponents(usePage(getApp, 'neighbour'), useComponentsByKeyboard);
  });
}

/** The tests of a page with Tailwind 4 itself, loaded before and after the kit. */
export function describeTailwind(getApp: () => FreshApp): void {
  describe.each(['tailwind/kitFirst', 'tailwind/tailwindFirst'] as const)('%s', (name) => {
    const alone = usePage(getApp, 'neighbour');
    const beside = usePage(getApp, name);

    it('looks as without Tailwind', async () => {
      const styles = await readStyles(alone());
      const others = (await readStyles(beside())).filter((style) => !style.includes('bg-['));
      expect(others).toEqual(styles);
      const [picture, other] = [await alone().screenshot(), await beside().screenshot()];
      expect(picture.equals(other)).toBe(true);
    });

    it('lets a utility class win that the developer gives', async () => {
      const red = beside().getByRole('button', { name: 'Red' });
      const style = await red.evaluate((button) => {
        const { backgroundColor, color } = getComputedStyle(button);
        return { backgroundColor, color };
      });
      expect(style).toEqual({ backgroundColor: 'rgb(176, 0, 0)', color: 'rgb(255, 255, 255)' });
    });

    itHasSixteenComponents(beside, useComponentsByKeyboard);
  });
}

/** Uses the fields of both versions by keyboard, in the order of the page. */
async function useVersionsByKeyboard(page: Page) {
  for (const name of ['Present', 'Next']) {
    await tabTo(page, new RegExp(`^${name} more`));
    await page.keyboard.press('Enter');
    await tabTo(page, new RegExp(`^${name} boat`));
    await page.keyboard.type('Konark');
    expect(await page.getByRole('textbox', { name: `${name} boat` }).inputValue()).toBe('Konark');
    await tabTo(page, new RegExp(`^${name} remarks`));
    await tabTo(page, new RegExp(`^${name} harbour`));
    await page.keyboard.type('Pa');
    expect(await page.getByLabel(`${name} harbour`).inputValue()).toBe('Paradip');
    await tabTo(page, new RegExp(`^${name} pilot`));
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: `${name} pilot` }).isChecked()).toBe(true);
    await tabTo(page, new RegExp(`^${name} news`));
    await page.keyboard.press('Space');
    expect(await page.getByRole('switch', { name: `${name} news` }).isChecked()).toBe(true);
  }
}

/** The tests of a page with two versions of the kit. */
export function describeVersions(getApp: () => FreshApp): void {
  describe('a page with two versions of the kit', () => {
    const page = usePage(getApp, 'versions');

    it.each([
      ['Present', 'ବନ୍ଦ କରନ୍ତୁ', '2ଟି ଫଳାଫଳ'],
      ['Next', 'बंद करें', '2 परिणाम'],
    ])(
      'has the fields and the dialog of version %s in its own words',
      async (name, close, count) => {
        const port = page().getByRole('combobox', { name: `${name} port` });
        await port.focus();
        await page().keyboard.type('p');
        await page().getByText(count).waitFor({ state: 'attached' });
        await page().getByRole('option', { name: 'Puri' }).waitFor();
        await page().keyboard.press('ArrowDown');
        await page().keyboard.press('Enter');
        await expect.poll(() => port.inputValue()).toBe('Puri');
        const opener = page().getByRole('button', { name: `${name} question` });
        await opener.focus();
        await page().keyboard.press('Enter');
        const dialog = page().getByRole('dialog', { name: `${name} dialog` });
        await dialog.getByRole('button', { name: close }).waitFor();
        await page().keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
      },
    );

    itHasSixteenComponents(page, useVersionsByKeyboard);

    it('has no id twice', async () => {
      const ids = await page().evaluate(() =>
        [...document.querySelectorAll('[id]')].map((element) => element.id),
      );
      expect(ids.length).toBeGreaterThan(5);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it('gives both the look of the version whose sheet is loaded last', async () => {
      for (const name of ['Present', 'Next']) {
        const button = page().getByRole('button', { name: `${name} question` });
        const radius = await button.evaluate((each) => getComputedStyle(each).borderRadius);
        expect(radius).toBe(nextRadius);
      }
    });
  });
}

/** The tests of a page with components of React Aria beside those of the kit. */
export function describeReactAria(getApp: () => FreshApp): void {
  // The first announcement comes as soon as the page is there, when the kit's own fields have nothing to announce.
  describe('a page with components of React Aria beside the kit', () => {
    const page = usePage(getApp, 'reactAria');

    it.each([
      ['English', /^Show suggestions/, /2\soptions\savailable/u],
      ['Français', /^Afficher les suggestions/, /2\soptions\sdisponible/u],
    ])('has the words of React Aria in %s', async (label, button, announcement) => {
      await page().getByRole('button', { name: button }).waitFor();
      await page().getByRole('combobox', { name: label }).focus();
      await page().keyboard.type('p');
      await page().getByText(announcement).waitFor({ state: 'attached' });
      await page().keyboard.press('Escape');
    });

    it('has the words of the dictionary in the kit', async () => {
      await page().getByRole('combobox', { name: 'Kit' }).focus();
      await page().keyboard.type('p');
      await page().getByText('2ଟି ଫଳାଫଳ').waitFor({ state: 'attached' });
      await page().keyboard.press('Escape');
    });

    itHasSixteenComponents(page, useComponentsByKeyboard);
  });
}
