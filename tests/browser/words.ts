import { expect, type Page } from '@playwright/test';

/** Waits for a text on the page with every one of its spaces, which the specification keeps. */
export const expectExactly = (page: Page, text: string) =>
  expect
    .poll(async () => (await page.locator('body').textContent())?.includes(text), {
      message: `the page says ${JSON.stringify(text)}`,
    })
    .toBe(true);

/** Finds a button of the page's main part by its name. */
export const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
