import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readConfig } from '../../../apps/server/src/config.ts';
import { buildCheckCode } from '../../../apps/server/src/features/printouts/checkCode.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { waitForHydration } from './publicPage.ts';
import { watchCaptcha } from '../support/sampleService.ts';
import { signIn } from '../support/signIn.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

interface ApplicationRow {
  result: { rows: { applicationNo: string; createdOn: string }[] };
}

/** Returns the printed number and code of the receipt of the citizen's newest application. */
async function readReceipt(page: Page): Promise<{ number: string; code: string }> {
  const answered = page.waitForResponse(/land\/appliedlanddetails/);
  await signIn(page, 'citizen');
  const { RESPONSE_DATA } = (await (await answered).json()) as { RESPONSE_DATA: string };
  const text = Buffer.from(RESPONSE_DATA, 'base64').toString('utf8');
  const [newest] = (JSON.parse(text) as ApplicationRow).result.rows;
  if (newest === undefined) throw new Error('The citizen has no application.');
  const vouched = {
    kind: 'receipt' as const,
    number: newest.applicationNo,
    issuedOn: new Date(newest.createdOn),
    substance: '',
    decision: '',
  };
  return { number: newest.applicationNo, code: buildCheckCode(readConfig({}), vouched) };
}

test('the QR code of a document shows that it is genuine; another code does not', async ({
  page,
}) => {
  const signs = await readReceipt(page);
  await page.goto(`/website/verify-document?${new URLSearchParams(signs).toString()}`);
  const result = page.getByRole('region', { name: t['common:verify.result'] });
  await expect(result).toContainText(t['verify:genuine']);
  await expect(result).toContainText(t['verify:paper.receipt']);
  await expect(result).toContainText(signs.number);

  await page.getByLabel(t['verify:code'], { exact: true }).fill('ABCD-EFGH-JKLM-NPQR');
  await findMainButton(page, t['verify:check']).click();
  await expectExactText(page, m['verify.unknown']);
  await page.getByLabel(t['verify:code'], { exact: true }).fill('');
  await findMainButton(page, t['verify:check']).click();
  await expect(page.getByText(t['verify:code.required'])).toBeVisible();
});

// Requirement: RO-017
test('a status is tracked from an address that names type and number', async ({ page }) => {
  const captcha = watchCaptcha(page);
  await page.goto('/website/track-status?type=2&number=LA%2F0000%2FXXX%2F1');
  await expect(page.getByLabel(m['track.applicationType'])).toHaveValue('2');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await findMainButton(page, m['track.search']).click();
  await expectExactText(page, m['track.notFound']);
});

test('a page has its canonical address and languages in its head, until another one is shown', async ({
  page,
}) => {
  await page.goto('/website/tender?lang=or');
  const head = page.locator('head');
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^http.*\/website\/tender\?lang=or$/,
  );
  await expect(head.locator('link[hreflang]')).toHaveCount(4);
  await expect(head.locator('meta[name=description]')).toHaveCount(1);
  await expect(head.locator('link[type="application/atom+xml"]')).toHaveCount(1);
  await waitForHydration(page);
  await page.getByRole('contentinfo').locator('a[href="/website/faq"]').click();
  await expect(page).toHaveURL(/\/website\/faq$/);
  await expect(head.locator('[data-page]')).toHaveCount(0);

  const manifest = await page.request.get('/manifest.webmanifest');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
});

test('without the internet the offline page is shown in the language of the visitor, and only that is cached', async ({
  page,
  context,
}) => {
  await page.goto('/home?lang=or');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const listCachedPaths = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(shelves.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(listCachedPaths).toContain('/offline-language');
  const paths = await listCachedPaths();
  expect(paths.filter((path) => /^\/(service|citizen|officer|admin|home)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/website/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    readPageCopy('or')['info:offline.title'],
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: readPageCopy('or')['info:offline.retry'] }).click();
  await expect(page).toHaveURL(/\/website\/faq$/);
  await expect(page.locator('main details').first()).toBeVisible();
});

// Requirement: PI-086
test('the districts of the map demo have a popover on pointer, focus and touch', async ({
  page,
}) => {
  await page.goto('/website/map-demo');
  await waitForHydration(page);
  const popover = page.getByTestId('map-popover');
  const puri = page.getByRole('button', { name: /^Puri: [\d,]+ plots, 11 tahasils$/ });
  await puri.hover();
  await expect(popover).toContainText('Puri');
  await expect(popover).toContainText(t['mapDemo:plots']);
  await expect(puri).toHaveAttribute('data-tehsil', '11');
  await page.mouse.move(0, 0);
  await expect(popover).toHaveCount(0);

  await page.getByRole('button', { name: t['mapDemo:clear'] }).focus();
  await page.keyboard.press('Tab');
  await expect(popover).toContainText('Sundargarh');
  await page.keyboard.press('ArrowRight');
  await expect(popover).toContainText('Kendujhar');
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);

  await puri.click();
  await page.mouse.move(0, 0);
  await expect(puri).toHaveAttribute('aria-pressed', 'true');
  await expect(popover).toContainText('Puri');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(25);
});

test('a plot is checked against the record, by number and captcha', async ({ page }) => {
  const captcha = watchCaptcha(page);
  await page.goto('/website/plot-check');
  await findMainButton(page, t['publicLand:plotCheck.check']).click();
  await expectExactText(page, m['plotCheck.plot.required']);
  for (const key of [
    'common:place.district',
    'common:place.tahasil',
    'common:place.mouza',
  ] as const) {
    const field = page.getByLabel(t[key], { exact: true });
    await expect(field).toBeEnabled();
    const option = field.locator('option:not([value=""])').first();
    await option.waitFor({ state: 'attached' });
    await field.selectOption((await option.getAttribute('value')) ?? '');
  }
  await page.getByLabel(t['publicLand:plotCheck.plot'], { exact: true }).fill('99999/X');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await findMainButton(page, t['publicLand:plotCheck.check']).click();
  const result = page.getByRole('region', { name: t['common:verify.result'] });
  await expect(result).toContainText(t['publicLand:plotCheck.no']);
  await expect(result).toContainText('99999/X');
});

test('the map, its table and the form choose the same mouza', async ({ page }) => {
  await page.goto('/website/land-map');
  const puri = page.getByRole('main').getByRole('button', { name: /^Puri: / });
  await puri.press('Enter');
  const tahasils = t['publicLand:landMap.tahasils'].replace('{place}', 'Puri');
  await expect(page.getByRole('heading', { name: tahasils })).toBeFocused();
  const show = t['publicLand:landMap.choosePlace'].replace('{place}', 'Puri Sadar');
  await page.getByRole('table').getByRole('button', { name: show }).click();
  const mouzas = page.getByRole('group', { name: /Mouzas of Puri Sadar/ }).getByRole('button');
  await mouzas.first().press('ArrowRight');
  await expect(mouzas.nth(1)).toBeFocused();
  await mouzas.nth(1).press('Enter');
  await expect(mouzas.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const id = await mouzas.nth(1).getAttribute('data-place');
  await expect(page.getByLabel(t['common:place.mouza'], { exact: true })).toHaveValue(id ?? '');
});

test('the public figures are charts with the same data as tables', async ({ page }) => {
  await page.goto('/website/figures');
  const title = t['publicLand:figures.districts'];
  await expect(page.getByRole('img', { name: new RegExp(`^${title}`) })).toBeVisible();
  const view = page.getByRole('group', { name: `View of ${title}` });
  await view.getByRole('button', { name: t['common:chart.table'] }).click();
  const rows = page.getByRole('table', { name: title }).getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  await expect(page.getByRole('table', { name: t['publicLand:figures.types'] })).toBeVisible();
});
