import { expect, test } from '@playwright/test';

test('the configuration is loaded once', async ({ page }) => {
  let times = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/service/config')) times += 1;
  });
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  expect(times).toBe(1);
});
