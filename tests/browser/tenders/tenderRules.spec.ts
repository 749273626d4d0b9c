import { expect, test, type Page } from '@playwright/test';
import { messages, type MessageKey } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { waitForHydration } from '../public/publicPage.ts';
import { expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

const tender = (id: number, opens: number, closes: number, uploadDoc: string | null) => ({
  tenderAdvertisementId: id,
  letterNo: `TL/${id}`,
  title: `Tender ${id}`,
  startDate: at(opens),
  closeDate: at(closes),
  uploadDoc,
});

const listCards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

test('tenders of every state are in their tab, with their badge and their links', async ({
  page,
}) => {
  const search = await watchCall(page, 'api/tender/gettender');
  const open = tender(1, -1, 5, null);
  const archived = Array.from({ length: 7 }, (_, index) =>
    tender(10 + index, -20, -2, index === 0 ? null : 'file.pdf'),
  );
  search.replacement = { answer: { status: 200, result: [open, ...archived] } };
  await page.goto('/website/tender');
  await test.step('an open tender without a file has Download and Apply Now', async () => {
    const card = listCards(page).filter({ hasText: 'Tender 1' });
    await soft(card.getByText(m['tender.open'], { exact: true })).toBeVisible();
    await soft(card.getByRole('link', { name: m['tender.download'] })).toHaveAttribute(
      'href',
      /^\/tender-docs\/[\w-]{40,}$/,
    );
    await soft(card.getByRole('link', { name: m['tender.applyNow'] })).toHaveAttribute(
      'href',
      '/login',
    );
  });
  await page.getByRole('tab', { name: m['tender.archive'] }).click();
  await test.step('UN-038: a closed one without a file leads to its document', async () => {
    const card = listCards(page).filter({ hasText: /Tender 10/ });
    await soft(card.getByText(m['tender.closed'], { exact: true })).toBeVisible();
    await soft(card.getByRole('link', { name: m['tender.download'] })).toHaveAttribute(
      'href',
      /^\/tender-docs\/[\w-]{40,}$/,
    );
    await soft(
      listCards(page)
        .filter({ hasText: /Tender 11/ })
        .getByRole('link', { name: /^Download PDF/ }),
    ).toBeVisible();
  });
  await test.step('UN-039: the archive lists all, without Prev and Next', async () => {
    await soft(listCards(page)).toHaveCount(7);
    await soft(findMainButton(page, m['tender.next'])).toHaveCount(0);
    await soft(findMainButton(page, m['tender.prev'])).toHaveCount(0);
  });
  await page.getByRole('tab', { name: m['tender.current'] }).click();
  await test.step('UN-037: a tender still to open is found by a search, Open, with its date', async () => {
    const future = tender(2, 3, 9, null);
    search.replacement = { answer: { status: 200, result: [future] } };
    await page.getByLabel(t['tenders:title']).fill('Tender 2');
    await findMainButton(page, m['track.search']).click();
    const card = listCards(page).filter({ hasText: 'Tender 2' });
    await soft(card.getByText(m['tender.open'], { exact: true })).toBeVisible();
    const [year, month, date] = new Date(Date.parse(future.startDate) + 5.5 * 3_600_000)
      .toISOString()
      .slice(0, 10)
      .split('-');
    await soft(card).toContainText(`${date}-${month}-${year}`);
    await findMainButton(page, t['common:list.refresh']).click();
    await soft(card).toHaveCount(0);
  });
  await test.step('CO-027: no size of a page can be chosen', async () => {
    await soft(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await soft(page.locator('option', { hasText: /^(10|20|50|100|500|1000)$/ })).toHaveCount(0);
  });
});

test('the printed document is the first row, and nothing is printed when it failed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const call = await watchCall(page, 'auction/generatePdfTendreAuction');
  await page.goto('/website/tender');
  const link = page.getByRole('tabpanel').locator('a[href^="/tender-docs/"]').first();
  await expect(link).toHaveAttribute('href', /\/tender-docs\/[\w-]{40,}/);
  // With another query in its address the document is not prerendered with its data.
  const address = `${(await link.getAttribute('href')) ?? ''}?q=`;
  const html = page.locator('html');
  await test.step('UN-041: a failure says so and leads to the tenders', async () => {
    call.replacement = { answer: { status: 500 } };
    await page.goto(address);
    await expectLiveText(page, m['general.statusNotOk']);
    await soft(page.getByRole('link', { name: m['tender.page'] })).toHaveAttribute(
      'href',
      '/tender',
    );
    await soft(html).not.toHaveAttribute('data-printed');
  });
  await test.step('CA-059: the first row is used', async () => {
    const moment = '2026-03-04T06:00:00.000Z';
    const moments = Array.from({ length: 7 }, () => moment);
    const start = [1, 'TL/1', '5', 'Year', 12, 'Kaipadar', ...moments, 1000, 2000];
    const row = (name: string) => [...start, moment, moment, name, 'Committee'];
    call.replacement = { answer: { status: 200, result: [row('Quarry one'), row('Quarry two')] } };
    await page.goto(address);
    await soft(page.getByText('Quarry one').first()).toBeVisible();
    await soft(page.getByText('Quarry two')).toHaveCount(0);
    await soft(html).toHaveAttribute('data-printed', 'yes');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await soft(page).toHaveURL(/\/website\/tender$/);
  });
  await test.step('UN-042: an address that hides no tender asks nothing', async () => {
    const before = call.count;
    await page.goto('/tender-docs/12');
    await soft(page).toHaveURL(/\/website\/page-not-found$/);
    expect.soft(call.count).toBe(before);
  });
});

test('a file of 11 bytes or fewer has the message for not found, a failure the one for failed', async ({
  page,
}) => {
  const file = await watchCall(page, 'downloadDocument/*');
  await page.goto('/website/tender');
  await waitForHydration(page);
  const download = page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Download PDF/ })
    .first();
  const answers: readonly (readonly [string, Replacement, MessageKey])[] = [
    ['ER-065, UN-131', { body: '12345678901' }, 'download.notFound'],
    ['ER-066', 'nothing', 'download.failed'],
  ];
  let saved = 0;
  page.on('download', () => (saved += 1));
  for (const [row, replacement, message] of answers) {
    await test.step(`${row}: ${message}`, async () => {
      file.replacement = replacement;
      await download.click();
      await expectLiveText(page.getByRole('main'), m[message]);
      expect.soft(saved).toBe(0);
    });
  }
  await test.step('12 bytes are a file', async () => {
    file.replacement = { body: '123456789012' };
    const [came] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect.soft(came.suggestedFilename()).not.toBe('');
  });
});
