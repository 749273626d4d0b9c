import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchActivity } from '../support/activity.ts';
import { answerWith } from '../support/watchCall.ts';
import { typeDaysAgo } from '../support/dates.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { soft } from './publicPage.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const { step } = test;

test('a notice shows title, text, day and file, and nothing in its text runs', async ({ page }) => {
  const attack =
    '<p>Papers <b>ready</b></p><script>window.broken = 1</script>' +
    '<img src="/x" onerror="window.broken = 1"><a href="javascript:window.broken=1">here</a>' +
    '<p onclick="window.broken = 1">and there</p>';
  await answerWith(page, 'api/notifications/viewnotifications', {
    status: 200,
    result: [
      {
        slug: 'camp-at-nimapada',
        title: 'Camp at Nimapada',
        description: attack,
        createdOn: '2026-03-04T06:30:00.000Z',
        uploadDoc: 'camp.png',
      },
      {
        slug: 'office-closed',
        title: 'Office closed',
        description: '<p>Two days.</p>',
        createdOn: '2026-11-09T06:30:00.000Z',
        uploadDoc: null,
      },
    ],
  });
  await page.goto('/website/notification');
  const main = page.getByRole('main');
  const notice = (title: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const [camp, closed] = [notice('Camp at Nimapada'), notice('Office closed')];
  // Requirements: PI-023, PI-025
  await step('title and creation date as dd/MM/yyyy', async () => {
    await soft(camp.getByRole('heading', { name: 'Camp at Nimapada' })).toBeVisible();
    await soft(camp.locator('time')).toHaveText('04/03/2026');
    await soft(closed.locator('time')).toHaveText('09/11/2026');
  });
  // Requirement: PI-024
  await step(
    'the description keeps its formatting, and no script or handler of it runs',
    async () => {
      await soft(camp.locator('b, strong')).toHaveText('ready');
      await soft(camp.locator('script, img, [onclick], a[href^="javascript"]')).toHaveCount(0);
      await camp.getByText('and there').click();
      soft(await page.evaluate(() => 'broken' in window)).toBe(false);
    },
  );
  // Requirement: PI-026
  await step('Download is shown only where there is a file', async () => {
    const download = { name: new RegExp(`^${m['notification.download']}`) };
    const link = camp.getByRole('link', download);
    await soft(link).toHaveAttribute('href', /\/service\/manage-notification\/.*\/camp\.png$/);
    await soft(link).toContainText('PNG');
    await soft(closed.getByRole('link', download)).toHaveCount(0);
  });
  // Requirement: PI-018
  await step('the breadcrumb leads home', async () => {
    const crumbs = page.getByRole('navigation', { name: t['common:shell.breadcrumbs'] });
    await soft(crumbs.getByRole('link').first()).toHaveAttribute('href', '/home');
  });
});

// Requirements: PI-019, PI-021, PI-022
test('notices are searched by keyword and by days, and refresh clears the search', async ({
  page,
}) => {
  const records = watchActivity(page);
  await page.goto('/website/notification');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(titles.first()).toBeVisible();
  const all = await titles.count();
  const search = findMainButton(page, m['track.search']);
  const refresh = findMainButton(page, t['common:list.refresh']);
  const word = page.getByLabel(new RegExp(`^${t['notifications:notice.keyword']}`));
  await step('by keyword', async () => {
    await word.fill('festival');
    await search.click();
    await soft(titles).toHaveText(['Office closed for the festival']);
    const searches = () => records.filter(({ actionType }) => actionType === 'SEARCH');
    await soft.poll(() => searches().map((record) => record.actionRemark)).toEqual(['festival']);
    await refresh.click();
    await soft(word).toHaveValue('');
    await soft(titles).toHaveCount(all);
  });
  // Requirement: PI-020
  await step('by from date and to date', async () => {
    await typeDaysAgo(page, t['notifications:notice.from'], 21);
    await typeDaysAgo(page, t['notifications:notice.to'], 17);
    await search.click();
    await soft(titles).toHaveText(['Record correction camp, Nimapada']);
  });
  // Requirement: PI-022
  await step('refresh clears the days too', async () => {
    await refresh.click();
    await soft(titles).toHaveCount(all);
    const from = page.getByRole('group', {
      name: new RegExp(`^${t['notifications:notice.from']}`),
    });
    await soft(from.getByRole('spinbutton').first()).toHaveText(/\D/);
  });
  // Requirement: PI-027
  await step('an empty list says No Record Found.', async () => {
    await word.fill('no such word anywhere');
    await search.click();
    await expectExactText(page, m['notification.empty']);
    await soft(titles).toHaveCount(0);
  });
});
