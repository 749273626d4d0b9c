import { expect as expectNow, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { waitForHydration } from '../public/publicPage.ts';

// The CPU is slowed down four times.
const expect = expectNow.configure({ timeout: 60_000 });
const m = messages.en;
const t = readPageCopy('en');

/** Returns a promise and the function that resolves it. */
function createGate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Slows the CPU and holds the portal's code; returns the function that releases it. */
async function holdScriptsSlowly(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const held = createGate();
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await held.opened;
    await route.continue();
  });
  return held.open;
}

const findFields = (page: Page) => ({
  user: page.getByLabel(m['login.userId'], { exact: true }),
  password: page.getByLabel(m['login.password'], { exact: true }),
  button: page.getByRole('main').getByRole('button', { name: m['login.button'], exact: true }),
});

for (const theme of ['light', 'dark']) {
  test(`a form submitted before hydration is sent after it, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript(
      (isDark) => localStorage.setItem('themeDark', String(isDark)),
      theme === 'dark',
    );
    const release = await holdScriptsSlowly(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const { user, password } = findFields(page);
    await user.fill('9437000001');
    await password.fill('Citizen@123');
    await password.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Only the captcha is missing, so the form has both values.
    await expect(page.getByTestId('captcha-answer')).toHaveAttribute('aria-invalid', 'true');
    await expect(user).toHaveValue('9437000001');
    await expect(user).not.toHaveAttribute('aria-invalid');
    await expect(password).toHaveValue('Citizen@123');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('without script a submitted form leads to the same page, and its password is in no address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  const { user, password, button } = findFields(page);
  await user.fill('9437000001');
  await password.fill('Citizen@123');
  await button.click();
  await expect(user).toHaveValue('');
  await expect(page).toHaveURL(/\/login$/);
  expectNow(addresses.filter((address) => address.includes('Citizen'))).toEqual([]);
  await context.close();
});

test('an external link pressed before hydration waits for its confirmation', async ({
  page,
  context,
}) => {
  await context.route(/temple\.example/, (route) => route.fulfill({ body: 'Elsewhere' }));
  const held = createGate();
  await page.route(/\/assets\/ExternalLinkDialog-[\w-]+\.js$/, async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.goto('/home');
  const link = page.getByRole('main').locator('a[href^="https://"]').first();
  await link.click();
  await link.click({ button: 'middle' });
  expectNow(context.pages()).toHaveLength(1);
  held.open();
  await expect(page.getByRole('alertdialog', { name: m['external.title'] })).toBeVisible();
  expectNow(context.pages()).toHaveLength(1);
});

test('a search typed before hydration is executed after it', async ({ page }) => {
  const letCome = await holdScriptsSlowly(page);
  await page.goto('/website/faq', { waitUntil: 'commit' });
  const search = page.getByLabel(t['info:faq.search']);
  await search.pressSequentially('password');
  letCome();
  await expect(page.locator('main details').first()).toContainText(/password/i);
  await expect(search).toHaveValue('password');
  await expect(search).toBeFocused();
});
