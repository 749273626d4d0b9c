import type { Page } from '@playwright/test';

/** Holds back code that a page asks for from now on, as a slow network would; what it gives lets it come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
