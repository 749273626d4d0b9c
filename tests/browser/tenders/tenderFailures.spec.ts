import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const refused: Replacement = { answer: { status: 599 } };

const tryAgain = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region, exact: true })
    .getByRole('button', { name: t['common:application.retry'] });

// Requirements: ER-064, UN-129
test('the tenders of the home page show "Something Went Wrong." and are shown after a retry', async ({
  page,
}) => {
  const tenders = await watchCall(page, 'api/tender/gettender');
  tenders.replacement = refused;
  await page.goto('/home');
  const again = tryAgain(page, t['home:tenders.title']);
  await expect(again).toBeVisible();
  await expectLiveText(page, m['general.viewAllFailed']);
  await expect(page.getByText(t['home:tenders.empty'])).toHaveCount(0);
  tenders.replacement = undefined;
  await again.press('Enter');
  await expect(
    page.getByRole('region', { name: t['home:tenders.title'] }).getByRole('listitem'),
  ).toHaveCount(3);
});

test('the errors of the tender list are only logged', async ({ page }) => {
  const search = await watchCall(page, 'api/tender/gettender');
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  for (const replacement of ['nothing', { answer: { status: 500 } }, 'a forged answer'] as const) {
    await test.step(`ER-062, ER-064, UN-129: ${JSON.stringify(replacement)}`, async () => {
      lines.length = 0;
      search.replacement = replacement;
      await page.goto('/website/tender');
      await soft(page.getByRole('tabpanel')).toContainText(t['tenders:failed']);
      await soft(page.getByText(t['tenders:none'])).toHaveCount(0);
      await soft(page.getByRole('tab').first()).toContainText('–');
      const message =
        replacement === 'a forged answer' ? 'Invalid Response' : 'Something Went Wrong.';
      await soft.poll(() => lines).toContain(`tenderSearch ${message}`);
      await soft(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await soft(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }
  await test.step('VA-059: every title and every day is searched for', async () => {
    const before = search.count;
    await page.getByLabel(t['tenders:title']).fill('  <%> ');
    await findMainButton(page, m['track.search']).click();
    await soft.poll(() => search.count).toBeGreaterThan(before);
    await soft(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });
});
