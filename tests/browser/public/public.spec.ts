import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test.describe('tenders', () => {
  test('show five a page with Prev and Next, by tab and search', async ({ page }) => {
    await page.goto('/website/tender');
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect(cards).toHaveCount(5);
    const first = await cards.first().getByRole('heading').textContent();
    await findMainButton(page, m['tender.next']).click();
    await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');
    await findMainButton(page, m['tender.prev']).click();
    await expect(cards.first().getByRole('heading')).toHaveText(first ?? '');

    await page.getByRole('tab', { name: m['tender.archive'] }).click();
    await expect(cards.first()).toContainText(m['tender.closed']);
    await expect(findMainButton(page, m['tender.next'])).toHaveCount(0);

    await page.getByRole('tab', { name: m['tender.current'] }).click();
    await page.getByLabel(t['tenders:title']).fill('no such tender anywhere');
    await findMainButton(page, m['track.search']).click();
    await expect(page.getByRole('tabpanel')).toContainText(t['tenders:none']);
    await findMainButton(page, t['common:list.refresh']).click();
    await expect(cards).toHaveCount(5);
    await expect(page.getByLabel(t['tenders:title'])).toHaveValue('');
  });

  test('without a file lead to a document that prints itself, and back to the tenders', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await page.goto('/website/tender');
    const link = page.getByRole('tabpanel').locator('a[href^="/tender-docs/"]').first();
    await expect(link).toHaveAttribute('href', /\/tender-docs\/[\w-]{40,}/);
    await link.click();
    await expect(page.getByRole('heading', { name: m['tenderDoc.page'] })).toBeVisible();
    await expect(page).toHaveTitle('Tender-Auction Details');
    await expect(page.getByRole('banner')).toHaveCount(0);
    for (const label of ['tenderDoc.fee', 'tenderDoc.royalty', 'tenderDoc.formM'] as const)
      await expect(page.getByText(m[label], { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page).toHaveURL(/\/website\/tender$/);
  });

  test('with an invalid address lead to page not found', async ({ page }) => {
    await page.goto('/tender-docs/12');
    // Requirement: UN-002
    await expect(page).toHaveURL(/\/website\/page-not-found$/);
    await expectExactText(page, m['notFound.title']);
  });
});

test('notices are found by word, and an empty list says so', async ({ page }) => {
  await page.goto('/website/notification');
  const notices = page.getByRole('listitem').filter({ hasText: /\d\d\/\d\d\/\d{4}/ });
  await expect(notices.first()).toBeVisible();
  await page.getByLabel(t['notifications:notice.keyword']).fill('no such word anywhere');
  await findMainButton(page, m['track.search']).click();
  await expectExactText(page, m['notification.empty']);
  await findMainButton(page, t['common:list.refresh']).click();
  await expect(notices.first()).toBeVisible();
});

test('the questions open with the first one, and are searched by their words', async ({ page }) => {
  await page.goto('/website/faq');
  const questions = page.locator('main details');
  await expect(questions.first()).toHaveAttribute('open', '');
  const all = await questions.count();
  await page.getByLabel(t['info:faq.search']).fill('password');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(questions.first()).toContainText(/password/i);
});

test('the features collapse into the Feature Menu on a small screen', async ({ page }) => {
  await page.goto('/website/feature-inner');
  await expect(page.getByRole('tab')).toHaveCount(8);
  await page.setViewportSize({ width: 360, height: 780 });
  const menu = page.getByRole('button', { name: new RegExp(`^${m['feature.menu']}`) });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: m['feature.tab6'], exact: true }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { name: m['feature.tab6'] })).toBeVisible();
});

test('the site is searched from an address, and each result leads to what was found', async ({
  page,
}) => {
  await page.goto('/website/search');
  await page.getByLabel(t['search:label']).fill('password');
  await findMainButton(page, m['track.search']).click();
  await expect(page).toHaveURL(/\?q=password$/);
  const results = page.getByRole('region', { name: t['search:questions'] });
  await expect(results.locator('mark').first()).toHaveText(/password/i);
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/website\/faq#[\w-]+$/);
  await expect(page.locator('main details[open] summary:focus')).toContainText(/\w/);

  await page.goto('/website/search?q=lease');
  const tender = page.getByRole('region', { name: t['search:tenders'] }).getByRole('link').last();
  const title = (await tender.textContent()) ?? '';
  await tender.click();
  await expect(page).toHaveURL(/\/website\/tender\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goto('/website/search?q=zzqqxx');
  await expect(page.getByRole('main')).toContainText(t['search:none']);
});

test('a forgotten password is reset, and the old one no longer works', async ({ page }) => {
  const captcha = watchCaptcha(page);
  await page.goto('/forgot-password');
  const number = page.getByLabel(m['login.userId'], { exact: true });
  await findMainButton(page, m['registration.verify']).click();
  await expectExactText(page, m['forgot.user.required']);
  await number.fill('9437000002');
  await findMainButton(page, m['registration.verify']).click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill(await getSentCode(page.request, '9437000002'));
  await dialog.getByRole('button', { name: m['otp.verify'] }).click();
  await expect(dialog).toBeHidden();
  await expect(number).toHaveAttribute('readonly', '');

  await findMainButton(page, m['forgot.submit']).click();
  await expectExactText(page, m['forgot.fillRequired']);
  const fresh = page.getByLabel(m['forgot.newPassword'], { exact: true });
  await fresh.fill('Citizen@123');
  await page.getByLabel(m['forgot.confirmPassword'], { exact: true }).fill('Citizen@123');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await findMainButton(page, m['forgot.submit']).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectExactText(page, m['forgot.success']);
});
