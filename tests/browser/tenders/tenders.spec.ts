import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchActivity } from '../support/activity.ts';
import { answerWith } from '../support/watchCall.ts';
import { daysBefore, typeDaysAgo } from '../support/dates.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { soft } from '../public/publicPage.ts';
import { findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const { step } = test;

const tender = (id: number, title: string, opens: number, closes: number, file: string | null) => ({
  tenderAdvertisementId: id,
  letterNo: `${4000 + id}/LR`,
  title,
  startDate: daysBefore(-opens),
  closeDate: daysBefore(-closes),
  uploadDoc: file,
});

test('the buttons of a tender follow its state and its file', async ({ page }) => {
  await answerWith(page, 'api/tender/gettender', {
    status: 200,
    result: [
      tender(1, 'Lease with a file', -5, 5, 'tender-1.jpg'),
      tender(2, 'Auction without one', -5, 5, null),
      tender(3, 'Closed with a file', -9, -5, 'tender-3.pdf'),
      tender(4, 'Closed without one', -9, -5, null),
    ],
  });
  await page.goto('/website/tender');
  const main = page.getByRole('main');
  const card = (title: string) => main.getByRole('article', { name: title });
  const download = { name: new RegExp(`^${m['tender.download']}`) };
  const apply = { name: new RegExp(`^${m['tender.applyNow']}`) };
  const [withFile, without] = [card('Lease with a file'), card('Auction without one')];
  // Requirements: PI-028, PI-029
  await step('heading and tabs', async () => {
    await soft(main.getByRole('heading', { level: 1, name: m['tender.page'] })).toBeVisible();
    const tabs = main.getByRole('tab');
    await soft(tabs.first()).toContainText(m['tender.current']);
    await soft(tabs.last()).toContainText(m['tender.archive']);
    await soft(tabs).toHaveCount(2);
  });
  // Requirement: PI-037
  await step('open with a file: Download', async () => {
    const link = withFile.getByRole('link', download);
    await soft(link).toHaveAttribute('href', '/service/downloadDocument/tender-1.jpg');
    await soft(link).toHaveAccessibleName(/^Download\s+JPG\s+Lease with a file$/);
    await soft(withFile.getByRole('link', apply)).toHaveCount(0);
    await soft(withFile).toContainText(m['tender.open']);
    await soft(withFile).toContainText(t['tenders:apply.document']);
    await soft(withFile.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      '/website/tender/1',
    );
  });
  // Requirement: PI-038
  await step('open without a file: Download leads to the document of a hidden id', async () => {
    const link = without.getByRole('link', download);
    await soft(link).toHaveAttribute('href', /^\/tender-docs\/[\w-]{40,}$/);
  });
  // Requirements: PI-039, RO-034
  await step('open without a file: Apply Now leads to login', async () => {
    await soft(without.getByRole('link', apply)).toHaveAttribute('href', '/login');
  });
  // Requirement: PI-040
  await step('closed: Download', async () => {
    await main.getByRole('tab').last().click();
    const closed = card('Closed with a file');
    await soft(closed.getByRole('link', download)).toBeVisible();
    await soft(closed).toContainText(m['tender.closed']);
    await soft(card('Closed without one').getByRole('link', download)).toBeVisible();
    await soft(main.getByRole('link', apply)).toHaveCount(0);
  });
});

// Requirements: PI-031, PI-032
test('tenders are searched by title and by day, and refresh clears the search', async ({
  page,
}) => {
  const records = watchActivity(page);
  await page.goto('/website/tender');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(5);
  const search = findMainButton(page, m['track.search']);
  const refresh = findMainButton(page, t['common:list.refresh']);
  const pages = page.getByRole('tabpanel').getByRole('button', { name: /^(Prev|Next)$/ });
  const title = page.getByLabel(new RegExp(`^${t['tenders:title']}`));
  // Requirement: PI-041
  await step('Prev and Next are below the current tenders, and turn the page', async () => {
    await soft(pages).toHaveCount(2);
    const first = cards.first().getByRole('heading');
    const shown = (await first.textContent()) ?? '';
    await pages.last().click();
    await soft(first).not.toHaveText(shown);
    await pages.first().click();
    await soft(first).toHaveText(shown);
  });
  await step('by day', async () => {
    await typeDaysAgo(page, t['tenders:from'], 6);
    await search.click();
    await soft(cards.getByRole('heading')).toContainText([/timber/, /Subhadrapur/]);
    await refresh.click();
    await soft(cards).toHaveCount(5);
  });
  await step('by title, and one page of them has Prev and Next, which lead nowhere', async () => {
    await title.fill('coconut');
    await search.click();
    await soft(cards).toHaveCount(1);
    await soft(pages).toHaveCount(2);
    for (const button of await pages.all()) await soft(button).toHaveAttribute('aria-disabled');
  });
  await step('EN-028: what was searched for is recorded', async () => {
    const searched = () => records.findLast(({ actionType }) => actionType === 'SEARCH');
    await soft.poll(() => searched()?.actionRemark).toBe('coconut');
  });
  // Requirements: PI-030, PI-041
  await step('by title, and without a tender there is no Prev and no Next', async () => {
    await title.fill('no such tender anywhere');
    await search.click();
    await soft(cards).toHaveCount(0);
    await soft(pages).toHaveCount(0);
    await soft(page.getByRole('tabpanel')).toContainText(t['tenders:none']);
    await refresh.click();
    await soft(cards).toHaveCount(5);
    await soft(title).toHaveValue('');
  });
});

// On a phone each cell begins with the label of its column.
const moment = /^(From|To)\d{2}-[A-Z][a-z]{2}-\d{4} (0[1-9]|1[0-2]):\d{2} [AP]M$/;

// Requirements: RO-016, RT-006
test('the tender document has every item and date, prints itself and leads to the tenders', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = document.querySelector('article dl') ? 'with details' : 'too early';
    };
  });
  await page.goto('/website/tender');
  const link = page.getByRole('tabpanel').locator('a[href^="/tender-docs/"]').first();
  // Requirement: TD-001
  await expect(link).toHaveAttribute('href', /\/tender-docs\/[\w-]{40,}$/);
  const request = page.waitForRequest('**/service/auction/generatePdfTendreAuction');
  await page.goto((await link.getAttribute('href')) ?? '');
  // Requirement: TD-004
  await step('its details are loaded on opening', () => request);
  const sheet = page.getByRole('article', { name: m['tenderDoc.page'] });
  await expect(sheet).toBeVisible();
  // Requirement: RT-059
  await soft(page).toHaveTitle('Tender-Auction Details');
  // Requirement: TD-003
  await step('without header and footer', async () => {
    await soft(
      page.getByRole('navigation', { name: t['common:shell.mainNavigation'] }),
    ).toHaveCount(0);
    await soft(page.getByRole('banner')).toHaveCount(0);
    await soft(page.getByText(/^© \d{4}/)).toHaveCount(0);
  });
  for (const [key, value] of [
    // Requirement: TD-007
    ['tenderDoc.auctionName', /\w{4}/],
    // Requirement: TD-008
    ['tenderDoc.fee', /^₹? ?[\d,]+\.\d{2}$/],
    // Requirements: TD-009, UN-132
    ['tenderDoc.security', /^₹? ?[\d,]+\.\d{2}$/],
    // Requirement: TD-010
    ['tenderDoc.royalty', /^(₹? ?[\d,]+\.\d{2}|-)$/],
    // Requirement: TD-011
    ['tenderDoc.source', /\w{4}/],
    // Requirement: TD-012
    ['tenderDoc.lease', /^\d+ (Year|Month)$/],
    // Requirement: TD-013
    ['tenderDoc.committee', /\w{4}/],
  ] as const) {
    await step(m[key], async () => {
      const term = sheet.getByRole('term').filter({ hasText: m[key] });
      await soft(term).toHaveText(m[key]);
      await soft(term.locator('+ dd')).toHaveText(value);
    });
  }
  for (const key of [
    // Requirement: TD-014
    'tenderDoc.formM',
    // Requirement: TD-015
    'tenderDoc.securityDeposit',
    // Requirement: TD-016
    'tenderDoc.bidDownload',
    // Requirement: TD-017
    'tenderDoc.technical',
    // Requirement: TD-018
    'tenderDoc.slot',
  ] as const) {
    await step(`${m[key]}: start and end`, async () => {
      const row = sheet.getByRole('row').filter({ hasText: m[key] });
      await soft(row.getByRole('cell').nth(-2)).toHaveText(moment);
      await soft(row.getByRole('cell').last()).toHaveText(moment);
    });
  }
  // Requirement: TD-018
  await step('the columns are From and To', async () => {
    const [from, to] = [m['tenderDoc.slotFrom'], m['tenderDoc.slotTo']];
    await soft(sheet.getByRole('columnheader')).toHaveText([
      t['tenders:tenderDoc.stage'],
      from,
      to,
    ]);
  });
  // Requirement: TD-005
  await step('the print dialog opens when the details are there', async () => {
    await soft(page.locator('html')).toHaveAttribute('data-printed', 'with details');
  });
  // Requirement: TD-006
  await step('after printing it goes to the tenders', async () => {
    const visited = page.waitForURL(/\/(website\/)?tender$/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await visited;
    await expect(page).toHaveURL(/\/website\/tender$/);
  });
});
