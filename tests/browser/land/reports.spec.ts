import { expect, test, type Page } from '@playwright/test';
import { messages, reportColumns } from '@temple-land/portal-core';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');
const m = messages.en;

async function searchPlot(page: Page, choices: Readonly<Record<string, string | RegExp>>) {
  await page.getByRole('button', { name: m['plotSearch.title'] }).first().click();
  const dialog = page.getByRole('dialog', { name: m['plotSearch.title'] });
  for (const [label, choice] of Object.entries(choices)) {
    const field = dialog.getByLabel(label);
    await expect(field).toBeEnabled();
    const option = field.locator('option:not([value=""])').filter({ hasText: choice }).first();
    await expect(option).toBeAttached();
    await field.selectOption((await option.getAttribute('value')) ?? '');
  }
  await dialog.getByRole('button', { name: t['officer:plotSearch.button'] }).click();
  await expect(dialog).toBeHidden();
}

test.beforeEach(async ({ context, request }) => {
  await startWithSession(context, await createSession(request, 'officer.puri', 'Officer@123'));
});

// Requirements: RO-003, RO-011, RO-013, RT-059
test('a plot search leads through the four reports, each with totals, Excel and print', async ({
  page,
}) => {
  const lines = collectConsoleErrors(page);
  await page.goto('/officer/dashboard');
  await searchPlot(page, { [m['plotSearch.district']]: 'Puri' });
  await expect(page).toHaveURL(/\/tahasil-report\/[\w-]{60,}$/);
  // Requirement: RT-064
  await expect(page).toHaveTitle('Officer-Report-Tahasil Report');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(9);
  await page.getByRole('button', { name: t['common:admin.columns'], exact: true }).click();
  for (const { label } of reportColumns.tahasil) {
    const choice = page.getByRole('checkbox', { name: m[label], exact: true });
    if ((await choice.count()) > 0) await choice.check();
  }
  await page.keyboard.press('Escape');
  for (const { label } of reportColumns.tahasil) {
    await expect(table.getByRole('columnheader', { name: m[label] }).first()).toBeAttached();
  }
  await expect(table.getByRole('row', { name: m['report.total'] })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t['officer:landReport.excel'] }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: t['officer:landReport.print'] }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  for (const [report, title] of [
    // Requirement: RT-063
    ['mouza-report', 'Officer-Report-Mouza Report'],
    // Requirements: RT-062, UN-111
    ['khatiyan-report', 'Officer-Report-Khatiyan Report'],
    // Requirement: RT-061
    ['plot-report', 'Officer-Report-Plot Report'],
  ] as const) {
    await table.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${report}/[\\w-]{60,}$`));
    await expect(page).toHaveTitle(title);
    await expect(table.getByRole('rowheader').first()).toBeVisible();
  }
  const findValue = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(findValue(m['report.ownerLine'])).not.toBeEmpty();
  await expect(findValue(m['report.marfatdar'])).not.toBeEmpty();
  await expect(findValue(m['report.area'])).toHaveText(/^\d+\.\d{4}$/);
  await expect(findValue(t['officer:landReport.dues'])).toHaveText(/^₹ [\d,]+\.\d\d$/);
  await page
    .getByRole('navigation', { name: t['officer:landReport.crumbs'] })
    .getByText('Puri')
    .click();
  await expect(page).toHaveURL(/\/tahasil-report\//);
  expect(lines).toEqual([]);
});

test('a search without a district has a message, and a broken address leads to page not found', async ({
  page,
}) => {
  await page.goto('/officer/dashboard');
  await page.getByRole('button', { name: m['plotSearch.title'] }).first().click();
  const dialog = page.getByRole('dialog', { name: m['plotSearch.title'] });
  for (const key of ['plotSearch.tahasil', 'plotSearch.mouza', 'plotSearch.khatian'] as const) {
    await expect(dialog.getByLabel(m[key])).toBeVisible();
  }
  await dialog.getByRole('button', { name: t['officer:plotSearch.button'] }).click();
  await expect(dialog.getByLabel(m['plotSearch.district'])).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/officer/report/land-information/plot-report/abc');
  await expect(page).toHaveURL(/\/website\/page-not-found$/);
});

test('an officer takes a workflow step, and its new state is announced', async ({ page }) => {
  await page.goto('/officer/applications?type=2&status=P&stage=SUBMITTED&page=1');
  await page.getByRole('link', { name: /^Open/ }).first().click();
  const step = page.locator('section[aria-labelledby=step]');
  const choose = (key: 'officer:action.duplicate' | 'officer:action.accept') =>
    step.getByRole('radio', { name: t[key], exact: true }).check();
  await expect(step.getByRole('button')).toHaveCount(0);
  await choose('officer:action.duplicate');
  await step.getByRole('button', { name: t['casePage:effect.duplicate'] }).click();
  await expect(step.getByLabel(m['need.remark'])).toHaveAttribute('aria-invalid', 'true');
  await choose('officer:action.accept');
  await step.getByRole('button', { name: t['casePage:effect.accept'] }).click();
  const told = page.getByText(new RegExp(`is now: ${m['state.SCRUTINY']}`)).first();
  await expect(told).toBeVisible();
});
