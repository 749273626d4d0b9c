import { expect, test, type Page } from '@playwright/test';
import { readPageCopy } from '../support/pageCopy.ts';
import { soft } from '../support/expectations.ts';

const t = readPageCopy('en');

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('main');
};

test('a visitor can read the application pages and is asked to log in', async ({ page }) => {
  for (const path of ['/website/grievance/addgrievance', '/quarry-application']) {
    await test.step(`UN-005: ${path} is open, with a way to log in and nothing to send`, async () => {
      const main = await open(page, path);
      await soft(page).toHaveURL(new RegExp(`${path}$`));
      await soft(main.locator('a[href="/login"]').first()).toBeVisible();
      for (const name of [t['apply:submit'], t['apply:report.submit'], t['quarry:submit']])
        await soft(main.getByRole('button', { name })).toHaveCount(0);
    });
  }
  await test.step('UN-005: home is open', async () => {
    await open(page, '/home');
    await soft(page).toHaveURL(/\/home$/);
  });
});

test('pages that are not public content have noindex', async ({ page }) => {
  const noindex = page.locator('head meta[name=robots][content=noindex]');
  await test.step('UN-006: temp is a heading alone', async () => {
    const main = await open(page, '/temp');
    await soft(noindex).toHaveCount(1);
    await soft(main).toHaveText(t['common:title.temp']);
  });
  await test.step('UN-141: the map demo', async () => {
    await open(page, '/website/map-demo');
    await soft(noindex).toHaveCount(1);
  });
  for (const path of ['/home', '/website/sitemap']) {
    await test.step(`UN-006, UN-141: no link on ${path} leads to either`, async () => {
      await open(page, path);
      await soft(page.locator('a[href="/temp"], a[href*="map-demo"]')).toHaveCount(0);
    });
  }
});

test('the legal pages are marked as samples', async ({ page }) => {
  for (const path of ['policy', 'terms', 'disclaimer']) {
    await test.step(`UN-105: /website/${path}`, async () => {
      const main = await open(page, `/website/${path}`);
      await soft(main.getByText(t['info:document.sample'])).toBeVisible();
    });
  }
});
