import type { Page } from '@playwright/test';

/** Holds the scripts that a page requests from now on, like a slow network; returns the function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
