import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoSidewaysScroll, collectConsoleErrors } from '../support/audit.ts';
import { submitReport } from '../support/httpApplications.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { findReportPaths } from '../land/reportPaths.ts';
import { createCitizen, createSession, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');
const password = 'Mandira#2026';
const name = 'Basanti Nayak';

test('an officer sees the reporter only after giving a reason, and the reporter sees the access', async ({
  page,
  context,
  browser,
}) => {
  const { mobile, session: citizen } = await createCitizen(page.request, password);
  const officer = await createSession(page.request, 'officer.puri', 'Officer@123');
  const token = String(officer['tokan']);
  const { applicationNo } = await submitReport(page.request, citizen, token, `${name}.pdf`);
  await startWithSession(context, officer);
  const lines = collectConsoleErrors(page);
  const main = page.getByRole('main');
  const isTold = async () => {
    const words = await page.content();
    return [name, mobile].filter((text) => words.includes(text));
  };

  await test.step('neither in the list nor in the detail', async () => {
    await page.goto(`/officer/applications?type=1&status=all&q=${applicationNo}&page=1`);
    await expect(main.getByText(t['officer:reporter.hiddenIn'])).toBeVisible();
    expect(await isTold()).toEqual([]);
    await main.getByRole('link', { name: `${t['officer:open']} ${applicationNo}` }).click();
    await expect(main.getByText(t['officer:reporter.hidden'], { exact: true })).toBeVisible();
    await main.getByRole('tab', { name: t['casePage:view.documents'] }).click();
    await expect(main.getByText(/document-\d+\.pdf/).first()).toBeVisible();
    expect(await isTold()).toEqual([]);
    await main.getByRole('tab', { name: t['casePage:view.summary'] }).click();
  });

  const show = main.getByRole('button', { name: t['officer:reporter.show'], exact: true });
  await test.step('shown after a reason, to this screen only', async () => {
    await show.click();
    const title = t['officer:reporter.title'].replace('{number}', applicationNo);
    const dialog = page.getByRole('dialog', { name: title });
    const confirm = dialog.getByRole('button', { name: t['officer:reporter.show'], exact: true });
    const reason = dialog.getByLabel(t['officer:reporter.reason'], { exact: true });
    await confirm.click();
    await expect(dialog.getByText(t['officer:reporter.reason.missing'])).toBeVisible();
    await reason.fill('The field officer has to be shown the place');
    await reason.press('Tab');
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(name, { exact: true })).toBeVisible();
    await expect(main.getByText(mobile, { exact: true })).toBeVisible();
    await expect(show).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page, 'a report whose reporter is shown');
    await page.reload();
    await expect(show).toBeVisible();
    expect(await isTold()).toEqual([]);
  });
  expect(lines).toEqual([]);

  await test.step('shown to the reporter', async () => {
    const own = await browser.newContext();
    await startWithSession(own, citizen);
    const profile = await own.newPage();
    await profile.goto('/citizen/edit-profile');
    const row = profile.getByRole('row').filter({ hasText: t['account:access.purpose.reporter'] });
    await expect(row).toContainText('Anita Dash');
    await expect(row).toContainText(applicationNo);
    await own.close();
  });
});

// Requirement: UN-026
test('a counter operator is redirected to the empty first page from every page of officers', async ({
  page,
  context,
}) => {
  await startWithSession(context, await createSession(page.request, 'counter.puri', 'Counter@123'));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  for (const path of [
    '/officer',
    '/officer/dashboard',
    '/officer/applications',
    '/officer/cases',
  ]) {
    await page.goto(path);
    await expect(page.getByText(t['officer:counter.lead'])).toBeVisible();
    await expect(page).toHaveURL(/\/officer$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});

// Requirement: RO-029
test('the plot search is in header and report for officers of role 1, and nowhere for role 2', async ({
  page,
  context,
}) => {
  const session = await createSession(page.request, 'officer.puri', 'Officer@123');
  const path = (await findReportPaths(page.request))['tahasil-report'] ?? '';
  const search = page.getByRole('button', { name: messages.en['plotSearch.title'] });
  await startWithSession(context, session);
  await page.goto(path);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await search.count()).toBeGreaterThan(1);
  await page.evaluate(() => sessionStorage.setItem('userRoleId', '2'));
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(search).toHaveCount(0);
});
