import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { fillChallan, fillConfirmation } from './applicantFields.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../support/audit.ts';
import {
  chooseMouza,
  fillLandForm,
  openNextStep,
  reportFormPath,
  loseNextAnswer,
  startAsNewCitizen,
  submitForm,
  uploadDocument,
  uploadDocuments,
} from './landForm.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService } from '../support/session.ts';

const m = messages.en;
const t = readPageCopy('en');
const readNumber = (page: Page) => page.getByTestId('application-number').textContent();
const findSavedNotice = (page: Page) =>
  page.getByText(t['common:draft.saved'].split('{')[0] ?? '').first();

interface Row {
  applicationNo: string;
  purpose: string;
  applicationId: number;
}

async function ownApplications(page: Page, token: string): Promise<Row[]> {
  const userId = await page.evaluate(() => sessionStorage.getItem('userId'));
  const paging = { pageNumber: 1, pageSize: 100 };
  const input = { createdBy: Number(userId), ...paging };
  const answer = await callService(page.request, 'land/appliedlanddetails', input, token);
  return answer['status'] === 200 ? (answer['result'] as { rows: Row[] }).rows : [];
}

const draftStatus = async (page: Page, formId: number, token: string) =>
  (await callService(page.request, 'land/draft/view', { formId }, token))['status'];

test('an application whose answer was lost counts once when it is submitted again, and its draft is deleted', async ({
  page,
}) => {
  const token = await startAsNewCitizen(page);
  await fillLandForm(page, 'Paddy and vegetables');
  await expect(findSavedNotice(page)).toBeVisible();
  await loseNextAnswer(page, 'land/applyLand');
  await submitForm(page);
  await expect(page.getByText(m['apply.noReply'])).toBeVisible();
  await submitForm(page);
  const number = await readNumber(page);
  const rows = await ownApplications(page, token);
  expect(rows.map(({ applicationNo }) => applicationNo)).toEqual([number]);
  expect(await draftStatus(page, 2, token)).toBe(404);
});

test('an application changed after a lost answer is detected, kept, and can be sent as a new one', async ({
  page,
}) => {
  const token = await startAsNewCitizen(page);
  await fillLandForm(page, 'Paddy and vegetables');
  await loseNextAnswer(page, 'land/applyLand');
  await submitForm(page);
  await expect(page.getByText(m['apply.noReply'])).toBeVisible();
  await page.locator('a[href$="?step=3"]').last().press('Enter');
  await page.getByLabel(t['common:application.purpose']).fill('A pond for fish');
  await expect(page.getByText(t['common:draft.received'])).toBeVisible();
  await openNextStep(page);
  await openNextStep(page);
  await openNextStep(page);
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
  await fillConfirmation(page);
  await submitForm(page);
  const [first] = await ownApplications(page, token);
  const number = first?.applicationNo ?? 'none';
  await expect(
    page.getByText(m['once.received.form'].replaceAll('{number}', number)),
  ).toBeVisible();
  await expectNoFindings(page, 'an application whose first version was received');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'that application at 320 px');
  expect(await ownApplications(page, token)).toHaveLength(1);
  await expect(findSavedNotice(page)).toBeVisible();
  await page.reload();
  // The challan belongs to the application that was received.
  await page.locator('a[href$="?step=4"]').first().press('Enter');
  await fillChallan(page);
  await openNextStep(page);
  await uploadDocuments(page);
  await openNextStep(page);
  await expect(page.getByText('A pond for fish')).toBeVisible();
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
  await fillConfirmation(page);
  await submitForm(page);
  const second = await readNumber(page);
  const rows = await ownApplications(page, token);
  expect(rows.map(({ applicationNo }) => applicationNo).sort()).toEqual([number, second].sort());
  expect(await draftStatus(page, 2, token)).toBe(404);
});

test('a changed report is detected in the same way, and can be sent as a new one', async ({
  page,
}) => {
  const token = await startAsNewCitizen(page);
  await page.goto(reportFormPath);
  await page.getByLabel(t['common:report.kind'], { exact: true }).selectOption({ index: 1 });
  await chooseMouza(page);
  await page.getByLabel(t['common:report.landmark']).fill('Behind the school');
  const addPhoto = () => uploadDocument(page, t['apply:report.photos'], 'wall.pdf');
  await addPhoto();
  const words = page.getByLabel(t['common:report.description'], { exact: true });
  await words.fill('A wall across the path');
  const submit = page.getByRole('button', { name: t['apply:report.submit'] });
  await loseNextAnswer(page, 'grievance/addgrievance');
  await submit.press('Enter');
  await expect(page.getByText(m['apply.noReply'])).toBeVisible();
  await words.fill('A wall across the path to the tank');
  await submit.press('Enter');
  const start = m['once.received.again'].split('{')[0] ?? '';
  await expect(page.getByText(start)).toBeVisible();
  await expect(words).toHaveValue('A wall across the path to the tank');
  // The files belong to the report that was received.
  await addPhoto();
  await submit.press('Enter');
  await expect(page.getByTestId('application-number')).toBeVisible();
  expect(await draftStatus(page, 1, token)).toBe(404);
  expect(await ownApplications(page, token)).toHaveLength(2);
});

test('a question whose answer was lost is sent once, also by a double click', async ({ page }) => {
  const token = await startAsNewCitizen(page);
  await page.goto('/website/contact-us');
  await page.getByLabel(t['info:ask.subject'], { exact: true }).fill('Rent');
  await page.getByLabel(t['info:ask.query'], { exact: true }).fill('When is the rent due?');
  const send = page.getByRole('button', { name: t['common:ask.send'] });
  await loseNextAnswer(page, 'raisequery');
  await send.click();
  const popup = page.getByRole('alertdialog');
  await popup.getByRole('button').last().click();
  await expect(popup).toBeHidden();
  await send.dblclick();
  await expect(page.getByText(/QRY\/\d{4}\/\d{6}/).first()).toBeVisible();
  const paging = { pageNumber: 1, pageSize: 10 };
  const own = await callService(page.request, 'raisequery/own', paging, token);
  expect((own['result'] as { total: number }).total).toBe(1);
});
