import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { fillLandForm, reportFormPath, startAsNewCitizen, submitForm } from './landForm.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession } from '../support/session.ts';

const m = messages.en;
const t = readPageCopy('en');
const minute = 60_000;

async function rejectApplication(page: Page, applicationNo: string): Promise<void> {
  const { tokan } = await createSession(page.request, 'officer.puri', 'Officer@123');
  const queue = { applicationType: 2, statusType: 'P', pageNumber: 1, pageSize: 1000 };
  const answer = await callService(page.request, 'api/officer/applications', queue, tokan);
  const { rows } = answer['result'] as {
    rows: { applicationNo: string; applicationId: number; version: number }[];
  };
  const row = rows.find((each) => each.applicationNo === applicationNo);
  const { applicationId, version } = row ?? {};
  const decision = { applicationType: 2, applicationId, version, statusType: 'R', remark: 'No' };
  const { status } = await callService(page.request, 'api/officer/decision', decision, tokan);
  expect(status).toBe(200);
}

test('an answer typed on the page of an application is not lost on another page', async ({
  page,
}) => {
  await startAsNewCitizen(page);
  await fillLandForm(page, 'Paddy');
  await submitForm(page);
  const number = (await page.getByTestId('application-number').textContent()) ?? '';
  await rejectApplication(page, number);
  await page.goto('/citizen/applications');
  const view = page.getByRole('link', { name: `${t['common:citizen.view']} ${number}` });
  await view.click();
  const words = page.getByRole('region', { name: t['citizen:step.appeal'] }).getByRole('textbox');
  await words.fill('The plot was free when I applied.');
  await page.getByRole('main').getByRole('link', { name: t['citizen:all'] }).click();
  await view.click();
  await expect(words).toHaveValue('The plot was free when I applied.');
});

test('Back after printing a tender does not print it again', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const before = Number(sessionStorage.getItem('printed') ?? '0');
      sessionStorage.setItem('printed', String(before + 1));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const printed = () => page.evaluate(() => sessionStorage.getItem('printed'));
  await page.goto('/home');
  await page.goto('/website/tender');
  const link = page.getByRole('tabpanel').locator('a[href^="/tender-docs/"]').first();
  await link.evaluate((element) => element.removeAttribute('target'));
  await link.click();
  await expect.poll(printed).toBe('1');
  await expect(page).toHaveURL(/\/website\/tender$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/website\/tender$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  expect(await printed()).toBe('1');
});

async function showIdleWarning(page: Page, path: string, type: (page: Page) => Promise<unknown>) {
  await page.clock.install();
  const live = page.waitForEvent('websocket');
  await page.goto(path);
  await live;
  await type(page);
  await page.clock.fastForward(5000);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(19.2 * minute);
  const warning = page.getByRole('alertdialog', { name: m['idle.warning'] });
  await expect(warning).toBeVisible();
  return warning;
}

test('the idle warning mentions a saved draft', async ({ page }) => {
  await startAsNewCitizen(page);
  const warning = await showIdleWarning(page, reportFormPath, async () => {
    await page.getByLabel(t['common:report.description'], { exact: true }).fill('A wall');
  });
  await expect(warning).toHaveAccessibleDescription(t['common:idle.text.kept']);
});

test('the idle warning mentions unsaved text', async ({ page }) => {
  await startAsNewCitizen(page);
  const warning = await showIdleWarning(page, '/website/contact-us', async () => {
    await page.getByLabel(t['info:ask.query'], { exact: true }).fill('When is the rent due?');
  });
  await expect(warning).toHaveAccessibleDescription(t['common:idle.text.typed']);
});

test('the idle warning mentions no text where nothing was typed', async ({ page }) => {
  await startAsNewCitizen(page);
  const warning = await showIdleWarning(page, '/citizen/citizen-dashboard', async () => undefined);
  await expect(warning).toHaveAccessibleDescription(t['common:idle.text']);
});
