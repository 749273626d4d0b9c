import { expect, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from './pageCopy.ts';

const t = readPageCopy('en');

/**
 * Opens the account menu and presses Logout. The address of a page comes before the page; when the page comes, its
 * heading takes the focus, which closes a menu that was opened on the page before.
 */
export async function pressLogout(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: t['common:shell.accountMenu'] });
  const name = messages.en['header.logout'];
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
    await page.getByRole('button', { name, exact: true }).click({ timeout: 2_000 });
  }).toPass();
}
