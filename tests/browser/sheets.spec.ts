import { expect, test } from '@playwright/test';
import { pageCopy } from './pageCopy.ts';

const t = pageCopy('en');

test('a ready page loads one style sheet, and what comes later loads none of its parts again', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/home');
  expect(loaded).toEqual([expect.stringMatching(/^\/assets\/page-\w+\.css$/)]);
  const parts = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(parts.length).toBeGreaterThan(1);

  const way = page.getByRole('contentinfo').getByRole('link', { name: t['common:title.tender'] });
  await way.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['common:title.tender']);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => parts.includes(file))).toEqual([]);
  expect(new Set(loaded).size).toBe(loaded.length);
});
