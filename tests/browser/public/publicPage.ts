import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';

/** Expects without ending the test, so that one visit tells of everything that is wrong on a page. */
export const soft = expect.configure({ soft: true });

/** Opens a public page, which stands between the visitor's header and the footer; gives its main part. */
export async function openPublic(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const login = { name: messages.en['header.login'], exact: true };
  await soft(page.getByRole('banner').getByRole('link', login)).toBeVisible();
  await soft(page.getByRole('contentinfo')).toBeVisible();
  return page.getByRole('main');
}

/** Waits until React has hydrated the heading of a page. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/** Expects the heading of a page. */
export const expectHeading = (main: Locator, name: string) =>
  soft(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Expects a link that begins with these words, and where it leads. */
export async function expectLink(
  within: Locator,
  name: string,
  href: string | RegExp,
): Promise<void> {
  const link = within.getByRole('link', { name: new RegExp(`^${name}`) });
  await soft(link, name).toHaveAttribute('href', href);
}

/** An address at another website. */
export const outside = /^https:\/\//;
