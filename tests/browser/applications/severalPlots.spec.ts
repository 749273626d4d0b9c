import { expect, test, type Page } from '@playwright/test';
import { fillApplicant, fillChallan, fillConfirmation, fillLandUse } from './applicantFields.ts';
import {
  chooseMouza,
  chooseOption,
  landFormPath,
  openNextStep,
  startAsNewCitizen,
  submitForm,
  uploadDocuments,
} from './landForm.ts';
import { readPageCopy } from '../support/pageCopy.ts';

const t = readPageCopy('en');

const findAreaOf = (page: Page, number: string) =>
  page.getByLabel(t['apply:plots.area'].replace('{number}', number));

test('one application is for two plots, from the selects to its page', async ({ page }) => {
  await startAsNewCitizen(page);
  await page.goto(landFormPath);
  await fillApplicant(page);
  await openNextStep(page);
  await chooseMouza(page);
  await chooseOption(page.getByLabel(t['common:place.khatian'], { exact: true }));
  const first = page.getByLabel(t['apply:plot']);
  await chooseOption(first);
  await page.getByLabel(t['common:apply.area']).fill('0.01');
  await fillLandUse(page);
  const other = page.getByRole('combobox', { name: t['apply:plots.plot'], exact: true });
  await chooseOption(other);
  const number = await other.evaluate(
    (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent?.split(' ')[0] ?? '',
  );
  await page.getByRole('button', { name: t['apply:plots.add'], exact: true }).press('Enter');
  const area = findAreaOf(page, number);
  await expect(area).toBeFocused();
  await openNextStep(page);
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await area.fill('0.02');
  const name = t['apply:plot.card'].replace('{number}', number);
  const card = page.getByRole('group', { name, exact: true });
  await fillLandUse(card);
  await page.waitForTimeout(1_500);
  await page.reload();
  await expect(findAreaOf(page, number)).toHaveValue('0.02');
  await openNextStep(page);
  await page.getByLabel(t['common:application.purpose']).fill('A garden on both plots');
  await openNextStep(page);
  await expect(page.getByText('0.0300 acre').first()).toBeVisible();
  await fillChallan(page);
  await openNextStep(page);
  await uploadDocuments(page, ['challan']);
  await openNextStep(page);
  const title = t['common:landPlot'].replace('{plot}', number);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  const boundary = t['common:landPlot.boundary'].replace('{plot}', number);
  await expect(page.getByText(boundary, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
  await fillConfirmation(page);
  await submitForm(page);
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toBeVisible();
  await page.goto('/citizen/citizen-dashboard');
  await expect(page.getByText(/ and 1 more, /).first()).toBeVisible();
});
