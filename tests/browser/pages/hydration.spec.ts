import { expect as expectNow, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { pageCopy } from '../support/pageCopy.ts';
import { untilHydrated } from '../public/publicPage.ts';

// The processor is slowed four times.
const expect = expectNow.configure({ timeout: 60_000 });
const m = messages.en;
const t = pageCopy('en');

/** Gives a promise, and what ends its wait. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Slows the processor and holds back the portal's code; gives what lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const held = gate();
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await held.opened;
    await route.continue();
  });
  return held.open;
}

const fieldsOf = (page: Page) => ({
  user: page.getByLabel(m['login.userId'], { exact: true }),
  password: page.getByLabel(m['login.password'], { exact: true }),
  button: page.getByRole('main').getByRole('button', { name: m['login.button'], exact: true }),
});

for (const theme of ['light', 'dark']) {
  test(`a form that is sent before the code has come is sent with it, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript(
      (isDark) => localStorage.setItem('themeDark', String(isDark)),
      theme === 'dark',
    );
    const letCome = await holdCode(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const { user, password } = fieldsOf(page);
    await user.fill('9437000001');
    await password.fill('Citizen@123');
    await password.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    letCome();
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // The captcha alone is missing, so the form has both values.
    await expect(page.getByTestId('captcha-answer')).toHaveAttribute('aria-invalid', 'true');
    await expect(user).toHaveValue('9437000001');
    await expect(user).not.toHaveAttribute('aria-invalid');
    await expect(password).toHaveValue('Citizen@123');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('without script a sent form leads to the same page, and its password into no address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  const { user, password, button } = fieldsOf(page);
  await user.fill('9437000001');
  await password.fill('Citizen@123');
  await button.click();
  await expect(user).toHaveValue('');
  await expect(page).toHaveURL(/\/login$/);
  expectNow(addresses.filter((address) => address.includes('Citizen'))).toEqual([]);
  await context.close();
});

test('a link to another website that is pressed before the question can be asked waits for it', async ({
  page,
  context,
}) => {
  await context.route(/temple\.example/, (route) => route.fulfill({ body: 'Elsewhere' }));
  const held = gate();
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

test('words that are typed into a search before the page answers are searched for', async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto('/website/faq', { waitUntil: 'commit' });
  const search = page.getByLabel(t['info:faq.search']);
  await search.pressSequentially('password');
  letCome();
  await expect(page.locator('main details').first()).toContainText(/password/i);
  await expect(search).toHaveValue('password');
  await expect(search).toBeFocused();
});
