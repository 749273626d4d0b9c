import { expect as expectNow, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { pageCopy } from './pageCopy.ts';
import { untilTaken } from './publicPage.ts';

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

test('a form that is sent before the page answers is kept, and sent when it does', async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const user = page.getByLabel(m['login.userId'], { exact: true });
  const password = page.getByLabel(m['login.password'], { exact: true });
  await user.fill('9437000001');
  await password.fill('Citizen@123');
  await password.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  letCome();
  // The captcha alone is missing, so both fields have arrived.
  await expect(page.getByTestId('captcha-answer')).toHaveAttribute('aria-invalid', 'true');
  await expect(user).toHaveValue('9437000001');
  await expect(user).not.toHaveAttribute('aria-invalid');
  await expect(password).toHaveValue('Citizen@123');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/\/login$/);
});

test('what is typed into a page that is drawn anew for this visitor is there too', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('themeDark', 'true'));
  const letCome = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const user = page.getByLabel(m['login.userId'], { exact: true });
  await user.fill('9437000001');
  await page
    .getByRole('main')
    .getByRole('button', { name: m['login.button'], exact: true })
    .click();
  letCome();
  await expect(page.getByTestId('captcha-answer')).toHaveAttribute('aria-invalid', 'true');
  await expect(user).toHaveValue('9437000001');
});

test('a button that is pressed before the page answers does its work once it does', async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const dark = page.getByRole('button', { name: t['common:shell.darkTheme'] });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  letCome();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
  await untilTaken(page);
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

test('a search that is sent before the page answers is made with its words', async ({ page }) => {
  const letCome = await holdCode(page);
  await page.goto('/website/search', { waitUntil: 'commit' });
  await page.getByLabel(t['search:label']).fill('password');
  await page
    .getByRole('main')
    .getByRole('button', { name: m['track.search'], exact: true })
    .click();
  letCome();
  await expect(page).toHaveURL(/\?q=password$/);
});

test('a district that has the focus before the page answers is spoken of once it does', async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto('/website/map-demo', { waitUntil: 'commit' });
  await page.locator('path[data-district="Puri"]').focus();
  const popover = page.getByTestId('map-popover');
  await expect(popover).toHaveCount(0);
  letCome();
  await expect(popover).toContainText('Puri');
});
