import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { getDocumentName } from '../../support/firstDocumentKinds.ts';
import { fillApplicant } from './applicantFields.ts';
import {
  chooseOption,
  chooseMouza,
  fillLandForm,
  fillStepsBeforeDocuments,
  openNextStep,
  landFormPath,
  reportFormPath,
  startAsNewCitizen,
  submitForm,
  uploadDocument,
} from './landForm.ts';
import { readPageCopy } from '../support/pageCopy.ts';

const m = messages.en;
const t = readPageCopy('en');
const findSavedNotice = (page: Page) =>
  page.getByText(t['common:draft.saved'].split('{')[0] ?? '').first();
const findPlotField = (page: Page) => page.getByLabel(t['apply:plot']);
const findListedFile = (page: Page, fileName: string) =>
  page.getByRole('listitem').filter({ hasText: fileName });
const createTextFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('plain words'),
});

/** Returns the text of the selected option. */
const readShownOption = (page: Page) =>
  findPlotField(page).evaluate(
    (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '',
  );

test('a reopened draft shows its plot', async ({ page }) => {
  await startAsNewCitizen(page);
  await page.goto(landFormPath);
  await fillApplicant(page);
  await openNextStep(page);
  await chooseMouza(page);
  await chooseOption(page.getByLabel(t['common:place.khatian']));
  await chooseOption(findPlotField(page));
  const chosen = await readShownOption(page);
  expect(chosen).not.toBe(t['common:apply.plot.none']);
  await expect(findSavedNotice(page)).toBeVisible();
  await page.route('**/service/land/plotList', async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => readShownOption(page)).toBe(chosen);
});

test('a reopened report shows its plot', async ({ page }) => {
  await startAsNewCitizen(page);
  await page.goto(reportFormPath);
  await chooseMouza(page);
  await chooseOption(page.getByLabel(t['common:place.khatian']));
  await chooseOption(findPlotField(page));
  const chosen = await readShownOption(page);
  await expect(findSavedNotice(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => readShownOption(page)).toBe(chosen);
});

test('Apply for land opens a new form after an application was submitted', async ({ page }) => {
  await startAsNewCitizen(page);
  await fillLandForm(page, 'Paddy and vegetables');
  await submitForm(page);
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toBeVisible();
  await page.getByRole('link', { name: m['header.applyForLand'], exact: true }).first().click();
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t['apply:kind.heading'] })).toBeVisible();
});

test('a refused file does not replace the stored one, and each refusal is announced', async ({
  page,
}) => {
  await startAsNewCitizen(page);
  await fillStepsBeforeDocuments(page, 'Paddy');
  const identity = page.getByLabel(getDocumentName('identity'));
  await openNextStep(page);
  const required = m['apply.document.required'].replace('{label}', getDocumentName('khatiyan'));
  await expect(page.getByText(required, { exact: true }).first()).toBeVisible();
  await uploadDocument(page, getDocumentName('identity'), 'identity.pdf');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('saveFileToTemp')) sent += 1;
  });
  await identity.setInputFiles(createTextFile('notes.txt'));
  await expect(findListedFile(page, 'notes.txt')).toContainText(m['apply.document.type']);
  await expect(findListedFile(page, 'identity.pdf')).toContainText(
    t['common:apply.document.uploaded'],
  );
  const news = page.getByRole('status').filter({ hasText: m['apply.document.type'] });
  await expect(news).toContainText('notes.txt');
  await identity.setInputFiles(createTextFile('letter.txt'));
  await expect(news).toContainText('letter.txt');
  await expect(findListedFile(page, 'identity.pdf')).toContainText(
    t['common:apply.document.uploaded'],
  );
  await findListedFile(page, 'letter.txt').getByRole('button').last().press('Enter');
  await expect(findListedFile(page, 'letter.txt')).toHaveCount(0);
  await expect(findListedFile(page, 'identity.pdf')).toContainText(
    t['common:apply.document.uploaded'],
  );
  const large = { name: 'large.pdf', mimeType: 'application/pdf' };
  await identity.setInputFiles({ ...large, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(findListedFile(page, 'large.pdf')).toContainText(m['apply.document.size']);
  await findListedFile(page, 'large.pdf').getByRole('button').last().press('Enter');
  expect(sent).toBe(0);
  await uploadDocument(page, getDocumentName('identity'), 'other.pdf');
  await expect(findListedFile(page, 'identity.pdf')).toHaveCount(0);
});
