import { expect, type Locator, type Page } from '@playwright/test';
import { getDocumentName, landDocumentCodes } from '../../support/firstDocumentKinds.ts';
import { files } from '../../support/sampleFiles.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { fillApplicant, fillChallan, fillConfirmation, fillLandUse } from './applicantFields.ts';
import { createCitizen, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');
const password = 'Mandira#2026';

/** The path of a report of illegitimate use. */
export const reportFormPath = '/website/grievance/addgrievance?for=illegitimate';

/** The path of an application for a lease. */
export const landFormPath = '/website/grievance/addgrievance?kind=lease';

const findOptions = (field: Locator) => field.locator('option:not([value=""], [value="0"])');

/** Chooses the option of a select at an index, once it is loaded. */
export async function chooseOption(field: Locator, index = 0): Promise<void> {
  const option = findOptions(field).nth(index);
  await option.waitFor({ state: 'attached' });
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

/** Chooses the first district, tahasil and mouza. */
export async function chooseMouza(page: Page): Promise<void> {
  const district = page.getByLabel(t['common:place.district'], { exact: true });
  await district.selectOption({ label: 'Puri' });
  const tahasil = page.getByLabel(t['common:place.tahasil']);
  await findOptions(tahasil).filter({ hasText: 'Brahmagiri' }).waitFor({ state: 'attached' });
  await tahasil.selectOption({ label: 'Brahmagiri' });
  await chooseOption(page.getByLabel(t['common:place.mouza'], { exact: true }));
}

/** Opens the session of a new citizen in a page; returns the mobile number. */
export async function startAsNewCitizen(page: Page): Promise<string> {
  const { session } = await createCitizen(page.request, password);
  await startWithSession(page.context(), session);
  return session['tokan'] ?? '';
}

/** Presses "Save and continue". */
export const openNextStep = (page: Page) =>
  page.getByRole('button', { name: t['apply:continue'] }).press('Enter');

/** Uploads a document of a kind. */
export async function uploadDocument(page: Page, label: string, fileName: string): Promise<void> {
  const file = { name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(files.pdf) };
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.getByRole('listitem').filter({ hasText: fileName })).toContainText(
    t['common:apply.document.uploaded'],
  );
}

/** Uploads the documents of an application for land: by default of a whole khatiyan, whose fee is paid by challan. */
export async function uploadDocuments(
  page: Page,
  more: readonly string[] = ['khatiyan', 'challan'],
): Promise<void> {
  for (const code of [...landDocumentCodes, ...more])
    await uploadDocument(page, getDocumentName(code), `${code}.pdf`);
}

/** Fills in an application for a whole khatiyan up to its documents. */
export async function fillStepsBeforeDocuments(page: Page, purpose: string): Promise<void> {
  await page.goto(landFormPath);
  await fillApplicant(page);
  await openNextStep(page);
  await chooseMouza(page);
  await chooseOption(page.getByLabel(t['common:place.khatian']));
  await page.getByLabel(t['common:apply.area']).fill('0.01');
  await fillLandUse(page);
  await openNextStep(page);
  await page.getByLabel(t['common:application.purpose']).fill(purpose);
  await openNextStep(page);
  await fillChallan(page);
  await openNextStep(page);
}

/** Fills in an application for a whole khatiyan up to its last step. */
export async function fillLandForm(page: Page, purpose: string): Promise<void> {
  await fillStepsBeforeDocuments(page, purpose);
  await uploadDocuments(page);
  await openNextStep(page);
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
  await fillConfirmation(page);
}

/** Presses "Submit application". */
export const submitForm = (page: Page) =>
  page.getByRole('button', { name: t['apply:submit'] }).press('Enter');

/** Sends the next request of a path to the service, but aborts its answer. */
export async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/service/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
