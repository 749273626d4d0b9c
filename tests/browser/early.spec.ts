import { expect, test } from '@playwright/test';
import { pageCopy } from './pageCopy.ts';

const t = pageCopy('en');

/** Gives a promise, and what ends its wait. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('what is asked for before i18next is there is said when it comes', async ({ page }) => {
  const held = gate();
  await page.route(/\/assets\/engine-[\w-]+\.js$/, async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.goto('/home');
  const said = page.getByRole('group', { name: t['shell.textSize'] }).getByRole('status');
  await page.getByRole('button', { name: t['shell.textLarger'] }).click();
  await expect(page.locator('html')).toHaveAttribute('style', /font-size/);
  await expect(said).toBeEmpty();
  held.open();
  await expect(said).not.toBeEmpty();
});
