import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

for (const [path, call, shown] of [
  ['/website/faq', 'faq/questionsandanswers', 'Who can apply for temple land?'],
  ['/website/about', 'api/getSummaryDetails', '60,426.9430'],
  ['/website/contact-us', 'contact/list', 'Temple land office, Puri'],
  ['/home', 'api/getSummaryDetails', '60,426.9430'],
] as const) {
  test(`what ${path} could not load is shown after a retry`, async ({ page }) => {
    const watched = await watchCall(page, call);
    watched.replacement = 'nothing';
    await page.goto(path);
    const again = page
      .getByRole('main')
      .getByRole('button', { name: t['common:application.retry'] });
    await expect(again).toBeVisible();
    watched.replacement = undefined;
    await again.press('Enter');
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    await expect(again).toBeHidden();
    await expect(page.locator('main:focus, main :focus')).toBeVisible();
  });
}

test('a failed list of places has a retry, and can be used afterwards', async ({ page }) => {
  const lists = await watchCall(page, 'fillDropDown');
  lists.replacement = 'nothing';
  await page.goto('/website/plot-check');
  const again = findMainButton(page, t['common:application.retry']);
  await expect(again).toBeVisible();
  lists.replacement = undefined;
  await again.click();
  await expect(again).toBeHidden();
  await page
    .getByLabel(t['common:place.district'], { exact: true })
    .selectOption({ label: 'Puri' });
  await expect(page.getByLabel(t['common:place.tahasil'], { exact: true })).toBeEnabled();
});

test('a tender is not shown as closed when its list failed', async ({ page, context }) => {
  await startWithSession(context, await createSession(page.request, '9437000001', 'Citizen@123'));
  await page.goto('/website/tender');
  const way = page.getByRole('link', { name: new RegExp(`^${t['tenders:bidder.link']}`) }).first();
  await expect(way).toHaveAttribute('href', /bidder-registration\/./);
  const path = (await way.getAttribute('href')) ?? '';
  const tenders = await watchCall(page, 'api/tender/gettender');
  tenders.replacement = 'nothing';
  await page.goto(path);
  const again = findMainButton(page, t['common:application.retry']);
  await expect(again).toBeVisible();
  await expect(page.getByText(m['bidder.closed'])).toHaveCount(0);
  tenders.replacement = undefined;
  await again.click();
  await expect(page.getByLabel(t['tenders:bidder.aadhaar'], { exact: true })).toBeVisible();
});

test('failed notices of the home page are shown after a retry', async ({ page }) => {
  const notices = await watchCall(page, 'api/notifications/viewnotifications');
  notices.replacement = 'nothing';
  await page.goto('/home');
  const news = page.getByRole('region', { name: t['home:notices.title'], exact: true });
  const again = news.getByRole('button', { name: t['common:application.retry'] });
  await expect(again).toBeVisible();
  notices.replacement = undefined;
  await again.press('Enter');
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await expect(again).toBeHidden();
});

for (const [path, call, shown, count] of [
  ['/website/notification', 'api/notifications/viewnotifications', 'heading', 5],
  ['/website/tender', 'api/tender/gettender', 'article', 5],
] as const) {
  for (const button of [m['track.search'], t['common:list.refresh']]) {
    test(`the list of ${path} that failed is loaded again by ${button}`, async ({ page }) => {
      const list = await watchCall(page, call);
      list.replacement = 'nothing';
      await page.goto(path);
      const main = page.getByRole('main');
      await expect.poll(() => list.count).toBe(1);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      list.replacement = undefined;
      await main.getByRole('button', { name: button, exact: true }).click();
      // Other tests may have published more.
      await expect(main.getByRole(shown).nth(count - 1)).toBeVisible();
    });
  }
}

test('a failure is not cached: opening the page again loads it again', async ({ page }) => {
  const questions = await watchCall(page, 'faq/questionsandanswers');
  questions.replacement = 'nothing';
  await page.goto('/website/faq');
  await expect(findMainButton(page, t['common:application.retry'])).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/website/terms"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m['sitemap.terms']);
  questions.replacement = undefined;
  await page.goBack();
  await expect(page.getByText('Who can apply for temple land?', { exact: true })).toBeVisible();
});
