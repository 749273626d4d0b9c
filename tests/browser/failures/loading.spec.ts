import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from '../public/publicPage.ts';

// A page of data is prerendered, but not with another query in its address.
const pages = [
  { path: '/home', shows: 'h3' },
  { path: '/website/tender?q=', shows: 'article' },
  { path: '/website/notification?q=', shows: 'main li h2' },
  { path: '/website/faq?q=', shows: 'summary' },
] as const;

/** Holds every answer with data; returns the function that releases them. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/service\/(?:api|faq|public)\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const findSkeletonBars = (page: Page) =>
  page.locator('[aria-busy] > [aria-hidden="true"]:has(> div:empty)');

test.describe('a loading list', () => {
  for (const { path, shows } of pages) {
    test(`${path} reserves its space until the answer is shown`, async ({ page }) => {
      const release = await holdAnswers(page);
      await page.goto(path);
      await waitForHydration(page);
      await expect(findSkeletonBars(page).first()).toBeVisible();
      release();
      await expect(page.locator(shows).first()).toBeVisible();
      await expect(findSkeletonBars(page)).toHaveCount(0);
    });
  }
});

test('no tab shows a number of tenders before they are loaded', async ({ page }) => {
  const release = await holdAnswers(page);
  await page.goto('/website/tender?q=');
  await waitForHydration(page);
  const current = page.getByRole('tab', { name: /^Current/, includeHidden: true });
  await expect(current).toHaveText(/–/);
  release();
  await expect(current).toHaveText(/\d/);
});

test('the configuration is loaded once', async ({ page }) => {
  let times = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/service/config')) times += 1;
  });
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  expect(times).toBe(1);
});

test('the configuration is loaded again after a failure', async ({ page }) => {
  let times = 0;
  await page.route('**/service/config', (route) => {
    times += 1;
    return times === 1 ? route.abort() : route.continue();
  });
  await page.goto('/website/faq?q=');
  await expect(page.locator('summary').first()).toBeVisible();
  expect(times).toBe(2);
});
