import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { files } from '../../support/sampleFiles.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { createCitizen, startWith } from '../support/session.ts';

const m = messages.en;
const t = pageCopy('en');
const password = 'Mandira#2026';

/** The address of the application for land. */
export const landForm = '/website/grievance/addgrievance';

const realOptions = (field: Locator) => field.locator('option:not([value=""], [value="0"])');

/** Chooses the option of a select at a place, once its list has come. */
export async function chooseAt(field: Locator, place = 0): Promise<void> {
  const option = realOptions(field).nth(place);
  await option.waitFor({ state: 'attached' });
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

/** Chooses a place of the record down to the mouza. */
export async function chooseMouza(page: Page): Promise<void> {
  await page.getByLabel(t['common:place.district']).selectOption({ label: 'Puri' });
  const tahasil = page.getByLabel(t['common:place.tahasil']);
  await realOptions(tahasil).filter({ hasText: 'Brahmagiri' }).waitFor({ state: 'attached' });
  await tahasil.selectOption({ label: 'Brahmagiri' });
  await chooseAt(page.getByLabel(t['common:place.mouza']));
}

/** Starts a page with the session of a citizen of its own. */
export async function startAsNewCitizen(page: Page): Promise<string> {
  const { session } = await createCitizen(page.request, password);
  await startWith(page.context(), session);
  return session['tokan'] ?? '';
}

/** Presses the button that leads to the next step. */
export const goOn = (page: Page) =>
  page.getByRole('button', { name: t['apply:continue'] }).press('Enter');

/** Uploads a document of a kind. */
export async function uploadDocument(page: Page, label: string, fileName: string): Promise<void> {
  const file = { name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(files.pdf) };
  await page.getByLabel(label).setInputFiles(file);
  await expect(page.getByRole('listitem').filter({ hasText: fileName })).toContainText(
    t['common:apply.document.uploaded'],
  );
}

/** Uploads both documents of an application for land. */
export async function uploadBoth(page: Page): Promise<void> {
  await uploadDocument(page, m['document.identity'], 'identity.pdf');
  await uploadDocument(page, m['document.khatiyan'], 'khatiyan.pdf');
}

/** Fills in an application for a whole khatiyan up to its documents. */
export async function fillUpToDocuments(page: Page, purpose: string): Promise<void> {
  await page.goto(landForm);
  await goOn(page);
  await chooseMouza(page);
  await chooseAt(page.getByLabel(t['common:place.khatian']));
  await page.getByLabel(t['common:apply.area']).fill('0.01');
  await page.getByLabel(t['common:apply.holding.lease'], { exact: true }).check();
  await goOn(page);
  await page.getByLabel(t['common:application.purpose']).fill(purpose);
  await goOn(page);
}

/** Fills in an application for a whole khatiyan up to its last step. */
export async function fillLandForm(page: Page, purpose: string): Promise<void> {
  await fillUpToDocuments(page, purpose);
  await uploadBoth(page);
  await goOn(page);
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
}

/** Presses "Submit application". */
export const submitForm = (page: Page) =>
  page.getByRole('button', { name: t['apply:submit'] }).press('Enter');

/** Has the service get a request and its answer be lost on the way back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/service/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
