import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Returns how many components of the kit a page shows, by the classes of their roots. */
export function countComponents(page: Page): Promise<number> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[class*="tl-"]')].flatMap((element) =>
      [...element.classList].filter((name) => /^tl-[A-Z][A-Za-z]+$/.test(name)),
    );
    return new Set(names).size;
  });
}

/** Presses Tab until a control has the focus, as people do who use the keyboard alone; fails after sixty stops. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const isThere = await page.evaluate((text) => {
      const { activeElement } = document;
      const labels = [...((activeElement as HTMLInputElement | null)?.labels ?? [])];
      const labelled = labels.map(({ textContent }) => textContent).join(' ');
      const names = `${labelled} ${activeElement?.ariaLabel ?? ''} ${activeElement?.textContent ?? ''}`;
      return new RegExp(text).test(names.trim());
    }, name.source);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name.source}.`);
}

/** Uses each interactive component of the page with 16 components by keyboard alone, in the order of the page. */
export async function useComponentsByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, /^Home/);
  await tabTo(page, /^Enter it\./);
  await keyboard.press('Enter');
  const ship = page.getByRole('textbox', { name: 'Ship' });
  await expect.poll(() => ship.evaluate((each) => each === document.activeElement)).toBe(true);
  await keyboard.type('Konark');
  expect(await ship.inputValue()).toBe('Konark');
  await tabTo(page, /^Length/);
  await keyboard.type('12');
  await tabTo(page, /^Kind/);
  await keyboard.type('B');
  expect(await page.getByLabel('Kind').inputValue()).toBe('Boat');
  await tabTo(page, /^With a pilot/);
  await keyboard.press('Space');
  expect(await page.getByRole('checkbox', { name: 'With a pilot' }).isChecked()).toBe(true);
  await tabTo(page, /^Ship/);
  await keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Boat' }).isChecked()).toBe(true);
  for (const name of [/^Continue/, /^All berths/, /^Fees and/, /^Fees$/]) await tabTo(page, name);
  await keyboard.press('Enter');
  await page.getByText('By length of the ship.').waitFor();
  await tabTo(page, /^Contact/);
}
