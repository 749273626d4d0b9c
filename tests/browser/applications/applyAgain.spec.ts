import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings } from '../support/audit.ts';
import {
  chooseAt,
  chooseMouza,
  fillLandForm,
  fillUpToDocuments,
  goOn,
  landForm,
  startAsNewCitizen,
  submitForm,
  uploadDocument,
} from './landForm.ts';
import { pageCopy } from '../support/pageCopy.ts';

const m = messages.en;
const t = pageCopy('en');
const saved = (page: Page) => page.getByText(t['common:draft.saved'].split('{')[0] ?? '').first();
const plot = (page: Page) => page.getByLabel(t['apply:plot']);
const listed = (page: Page, fileName: string) =>
  page.getByRole('listitem').filter({ hasText: fileName });
const wrongFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('plain words'),
});

/** The words of the option that a select shows. */
const shownOption = (page: Page) =>
  plot(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '');

test('a draft that is opened again shows the plot that it holds', async ({ page }) => {
  await startAsNewCitizen(page);
  await page.goto(landForm);
  await goOn(page);
  await chooseMouza(page);
  await chooseAt(page.getByLabel(t['common:place.khatian']));
  await chooseAt(plot(page));
  const chosen = await shownOption(page);
  expect(chosen).not.toBe(t['common:apply.plot.none']);
  await expect(saved(page)).toBeVisible();
  await page.route('**/service/land/plotList', async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => shownOption(page)).toBe(chosen);
});

test('a report that is opened again shows the plot that it holds', async ({ page }) => {
  await startAsNewCitizen(page);
  await page.goto(`${landForm}?for=illegitimate`);
  await chooseMouza(page);
  await chooseAt(page.getByLabel(t['common:place.khatian']));
  await chooseAt(plot(page));
  const chosen = await shownOption(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => shownOption(page)).toBe(chosen);
});

test('Apply for land opens a new form after an application was submitted', async ({ page }) => {
  await startAsNewCitizen(page);
  await fillLandForm(page, 'Paddy and vegetables');
  await submitForm(page);
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toBeVisible();
  await page.getByRole('link', { name: m['header.applyForLand'], exact: true }).first().click();
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t['apply:details.heading'] })).toBeVisible();
});

test('a refused file leaves the good one in its place, and each refusal is told', async ({
  page,
}) => {
  await startAsNewCitizen(page);
  await fillUpToDocuments(page, 'Paddy');
  const identity = page.getByLabel(m['document.identity']);
  await uploadDocument(page, m['document.identity'], 'identity.pdf');
  await identity.setInputFiles(wrongFile('notes.txt'));
  await expect(listed(page, 'notes.txt')).toContainText(m['apply.document.type']);
  await expect(listed(page, 'identity.pdf')).toContainText(t['common:apply.document.uploaded']);
  await expectNoFindings(page, 'a refused file beside the good one');
  const news = page.getByRole('status').filter({ hasText: m['apply.document.type'] });
  await expect(news).toContainText('notes.txt');
  await identity.setInputFiles(wrongFile('letter.txt'));
  await expect(news).toContainText('letter.txt');
  await expect(listed(page, 'identity.pdf')).toContainText(t['common:apply.document.uploaded']);
  await listed(page, 'letter.txt').getByRole('button').last().press('Enter');
  await expect(listed(page, 'letter.txt')).toHaveCount(0);
  await expect(listed(page, 'identity.pdf')).toContainText(t['common:apply.document.uploaded']);
  await uploadDocument(page, m['document.identity'], 'other.pdf');
  await expect(listed(page, 'identity.pdf')).toHaveCount(0);
});
