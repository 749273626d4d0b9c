import { expect, test, type Page } from '@playwright/test';
import { fillApplicant, fillConfirmation, fillLandUse } from './applicantFields.ts';
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

/** Fills in an application up to the step of the fee. */
async function fillStepsBeforeFee(page: Page) {
  await page.goto(landFormPath);
  await fillApplicant(page);
  await openNextStep(page);
  await chooseMouza(page);
  await chooseOption(page.getByLabel(t['common:place.khatian']));
  await page.getByLabel(t['common:apply.area']).fill('0.01');
  await fillLandUse(page);
  await openNextStep(page);
  await page.getByLabel(t['common:application.purpose']).fill('A garden');
  await openNextStep(page);
}

test('the fee of an application fails, is paid on the page of the gateway, and is with the application', async ({
  page,
}) => {
  await startAsNewCitizen(page);
  await fillStepsBeforeFee(page);
  await page.getByRole('radio', { name: t['apply:fee.way.online'] }).check();
  const pay = page.getByRole('button', { name: /^Pay ₹ .* online$/ });
  await openNextStep(page);
  await expect(page.getByText(t['apply:fee.unpaid'])).toBeVisible();
  for (const [action, told] of [
    ['Let the payment fail', t['common:onlinePayment.failed']],
    ['Give up and go back', t['common:onlinePayment.cancelled']],
    [/^Pay ₹ /, t['common:onlinePayment.paid']],
  ] as const) {
    await pay.press('Enter');
    await expect(page.getByRole('heading', { name: 'Demonstration payment' })).toBeVisible();
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: action }).press('Enter');
    await expect(page.getByText(told, { exact: true })).toBeVisible();
  }
  await expect(pay).toHaveCount(0);
  await openNextStep(page);
  await uploadDocuments(page, ['khatiyan']);
  await openNextStep(page);
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
  await fillConfirmation(page);
  await submitForm(page);
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toBeVisible();
  await page.goto('/citizen/applications');
  await page.getByRole('main').getByRole('link', { name: /LA\// }).first().click();
  await expect(page.getByText(/^Card, reference pay_/)).toBeVisible();
});
