import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Instead } from '../support/watchCall.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { expectSaid, inMain, softly } from '../support/expectations.ts';

const m = messages.en;
const t = pageCopy('en');
const refused: Instead = { answer: { status: 599 } };

const tryAgain = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region, exact: true })
    .getByRole('button', { name: t['common:application.retry'] });

// Requirements: ER-064, UN-129
test('the tenders of the home page say "Something Went Wrong." and are read after a press', async ({
  page,
}) => {
  const tenders = await watchCall(page, 'api/tender/gettender');
  tenders.instead = refused;
  await page.goto('/home');
  const again = tryAgain(page, t['home:tenders.title']);
  await expect(again).toBeVisible();
  await expectSaid(page, m['general.viewAllFailed']);
  await expect(page.getByText(t['home:tenders.empty'])).toHaveCount(0);
  tenders.instead = undefined;
  await again.press('Enter');
  await expect(
    page.getByRole('region', { name: t['home:tenders.title'] }).getByRole('listitem'),
  ).toHaveCount(3);
});

test('the tender list tells its errors to the log alone', async ({ page }) => {
  const search = await watchCall(page, 'api/tender/gettender');
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  for (const instead of ['nothing', { answer: { status: 500 } }, 'a forged answer'] as const) {
    await test.step(`ER-062, ER-064, UN-129: ${JSON.stringify(instead)}`, async () => {
      lines.length = 0;
      search.instead = instead;
      await page.goto('/website/tender');
      await softly(page.getByRole('tabpanel')).toContainText(t['tenders:failed']);
      await softly(page.getByText(t['tenders:none'])).toHaveCount(0);
      await softly(page.getByRole('tab').first()).toContainText('–');
      const says = instead === 'a forged answer' ? 'Invalid Response' : 'Something Went Wrong.';
      await softly.poll(() => lines).toContain(`tenderSearch ${says}`);
      await softly(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await softly(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }
  await test.step('VA-059: every title and every day is searched for', async () => {
    const before = search.asked;
    await page.getByLabel(t['tenders:title']).fill('  <%> ');
    await inMain(page, m['track.search']).click();
    await softly.poll(() => search.asked).toBeGreaterThan(before);
    await softly(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });
});
