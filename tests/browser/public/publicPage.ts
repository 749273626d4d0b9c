import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';

/** A soft `expect`, so that one visit reports every failure of a page. */
export const soft = expect.configure({ soft: true });

/** Opens a public page and expects header and footer of a visitor; returns its main landmark. */
export async function openPublicPage(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const login = { name: messages.en['header.login'], exact: true };
  await soft(page.getByRole('banner').getByRole('link', login)).toBeVisible();
  await soft(page.getByRole('contentinfo')).toBeVisible();
  return page.getByRole('main');
}

/** Waits until React has hydrated the heading of a page. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/** Expects the heading of a page. */
export const expectHeading = (main: Locator, name: string) =>
  soft(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Expects a link whose name begins with a text, and its target. */
export async function expectLink(
  within: Locator,
  name: string,
  href: string | RegExp,
): Promise<void> {
  const link = within.getByRole('link', { name: new RegExp(`^${name}`) });
  await soft(link, name).toHaveAttribute('href', href);
}

/** The URL of an external website. */
export const externalUrl = /^https:\/\//;
