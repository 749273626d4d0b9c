import type { Locator, Page } from '@playwright/test';
import type { Language } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode } from '../support/sampleService.ts';

/** What is typed for one person, by the key of the field's label. */
export const applicantTexts = {
  'common:apply.guardianName': 'Hari Behera',
  'common:apply.identityEnd': '4321',
  'common:apply.addressLine': '12, Grand Road',
  'common:apply.addressVillage': 'Puri',
  'common:apply.addressPost': 'Puri',
  'common:apply.addressPolice': 'Kumbharapada',
  'common:apply.addressDistrict': 'Puri',
  'common:apply.pinCode': '752001',
} as const;

/** What is typed as the boundaries of the land, by the key of the field's label. */
export const boundaryTexts = {
  'common:apply.boundary.north': 'Plot 12',
  'common:apply.boundary.east': 'The village road',
  'common:apply.boundary.south': 'The tank of the matha',
  'common:apply.boundary.west': 'Land of Hari Das',
} as const;

/** Fills in what is on the land, nothing, and what is next to it. */
export async function fillLandUse(part: Page | Locator, language: Language = 'en'): Promise<void> {
  const t = readPageCopy(language);
  await part.getByLabel(t['common:apply.use'], { exact: true }).selectOption('vacant');
  await part.getByLabel(t['common:apply.structure.none'], { exact: true }).check();
  for (const [key, text] of Object.entries(boundaryTexts)) {
    await part.getByLabel(t[key as keyof typeof boundaryTexts], { exact: true }).fill(text);
  }
}

/** Fills in who applies: one person. */
export async function fillApplicant(page: Page, language: Language = 'en'): Promise<void> {
  const t = readPageCopy(language);
  await page.getByLabel(t['common:apply.applicant.individual'], { exact: true }).check();
  await page.getByRole('main').getByRole('spinbutton').first().focus();
  await page.keyboard.type('15081985');
  await page.getByLabel(t['common:apply.identity'], { exact: true }).selectOption('voter');
  for (const [key, text] of Object.entries(applicantTexts)) {
    await page.getByLabel(t[key as keyof typeof applicantTexts], { exact: true }).fill(text);
  }
}

/** Returns the number of a challan that no other application has. */
export const newChallanNumber = () => `CH/${crypto.randomUUID().slice(0, 13)}`;

/** Fills in the challan of the application fee. */
export async function fillChallan(page: Page, language: Language = 'en'): Promise<void> {
  const t = readPageCopy(language);
  const number = page.getByLabel(t['common:apply.challanNo'], { exact: true });
  await number.fill(newChallanNumber());
  await page.getByRole('main').getByRole('spinbutton').first().focus();
  await page.keyboard.type('05012026');
  await page.getByLabel(t['common:apply.challanAmount'], { exact: true }).fill('100');
}

/** Returns the number to which the page sends the code of an application. */
export async function readCodeNumber(page: Page): Promise<string> {
  const pattern = /\+91 (\d{5}) (\d{5})/;
  const text = await page.getByRole('main').getByText(pattern).textContent();
  return (
    pattern
      .exec(text ?? '')
      ?.slice(1)
      .join('') ?? ''
  );
}

/** Asks for the code that confirms an application, and enters it. */
export async function fillConfirmation(page: Page): Promise<void> {
  const t = readPageCopy('en');
  const mobile = await readCodeNumber(page);
  await page.getByRole('button', { name: t['apply:confirm.send'] }).press('Enter');
  const code = page.getByLabel(t['apply:confirm.label']);
  await code.waitFor();
  await code.fill(await getSentCode(page.request, mobile));
}
