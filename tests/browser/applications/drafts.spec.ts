// Long because a draft is followed from the form to another device, to its submit and to its end.
import { fillApplicant, fillLandUse } from './applicantFields.ts';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import {
  expectNoFindings,
  expectNoSidewaysScroll,
  collectConsoleErrors,
} from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import {
  callService,
  deleteDraft,
  createSession,
  startWithSession,
  type StoredSession,
} from '../support/session.ts';
import { chooseOption, uploadDocument } from './landForm.ts';

const t = readPageCopy('en');
const m = messages.en;
const report = '/website/grievance/addgrievance?for=illegitimate';
const words = 'A wall of brick across the path to the tank, begun last week.';

/** Returns a page in a new browser context with a session: another device of the user. */
async function openDevice(browser: Browser): Promise<{ page: Page; session: StoredSession }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await createSession(page.request, '9437000001', 'Citizen@123');
  await startWithSession(context, session);
  return { page, session };
}

async function choosePlace(page: Page): Promise<string> {
  for (const level of ['district', 'tahasil', 'mouza'] as const)
    await chooseOption(page.getByLabel(t[`common:place.${level}`], { exact: true }));
  return page.getByLabel(t['common:place.mouza'], { exact: true }).inputValue();
}

const waitForSave = (page: Page) =>
  expect(page.getByText(t['common:draft.saved'].split('{')[0] ?? '').first()).toBeVisible();

/** Returns all browser storage of the device as one text. */
const readDeviceStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('an unsent report is restored after a reload, an ended session and on another device', async ({
  browser,
}) => {
  const first = await openDevice(browser);
  const lines = collectConsoleErrors(first.page);
  await first.page.goto('/citizen/citizen-dashboard');
  await deleteDraft(first.page, 1);
  await first.page.goto(report);
  await expect(first.page.getByText(t['common:draft.lead'])).toBeVisible();
  await first.page.getByLabel(t['common:report.kind'], { exact: true }).selectOption({ index: 1 });
  const mouza = await choosePlace(first.page);
  await first.page.getByLabel(t['common:report.description'], { exact: true }).fill(words);
  await waitForSave(first.page);
  await expectNoFindings(first.page, 'a report that is kept');
  expect(await readDeviceStorage(first.page)).not.toContain('brick');
  await first.page.reload();
  const description = (page: Page) =>
    page.getByLabel(t['common:report.description'], { exact: true });
  await expect(description(first.page)).toHaveValue(words);
  await expect(first.page.getByLabel(t['common:place.mouza'], { exact: true })).toHaveValue(mouza);
  expect(lines).toEqual([]);

  await callService(first.page.request, 'api/users/logout', {}, first.session['tokan']);
  const second = await openDevice(browser);
  await second.page.goto('/citizen/citizen-dashboard');
  await expect(second.page.getByText(t['citizen:draft.report'])).toBeVisible();
  await second.page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(second.page, 'a dashboard with a kept report at 320 px');
  await second.page.goto(report);
  await expect(description(second.page)).toHaveValue(words);
  await expect(second.page.getByLabel(t['common:place.mouza'], { exact: true })).toHaveValue(mouza);

  const third = await second.page.context().newPage();
  await startWithSession(third.context(), second.session);
  await third.goto(report);
  await expect(description(third)).toHaveValue(words);
  await description(third).fill(`${words} Somebody is building on.`);
  await waitForSave(third);
  await description(second.page).fill(`${words} Typed in the other window.`);
  await expect(second.page.getByText(m['draft.conflict'])).toBeVisible();
  await second.page.getByRole('button', { name: t['common:draft.again'] }).press('Enter');
  await expect(description(second.page)).toHaveValue(`${words} Somebody is building on.`);

  await second.page.getByLabel(t['common:report.landmark']).fill('Behind the school');
  await uploadDocument(second.page, t['apply:report.photos'], 'kiln.pdf');
  await second.page.getByRole('button', { name: t['apply:report.submit'] }).press('Enter');
  await expect(second.page.getByTestId('application-number')).toBeVisible();
  await second.page.goto(report);
  await expect(second.page.getByText(t['common:draft.lead'])).toBeVisible();
  await expect(description(second.page)).toHaveValue('');
});

test('the last change before a page is left is saved', async ({ browser }) => {
  const { page } = await openDevice(browser);
  await page.goto('/citizen/citizen-dashboard');
  await deleteDraft(page, 6);
  await page.goto('/quarry-application');
  const source = page.getByLabel(t['common:quarry.source'], { exact: true });
  await source.fill('Stone quarry at Malipada');
  await page.reload();
  await expect(source).toHaveValue('Stone quarry at Malipada');
  await deleteDraft(page, 6);
});

test('Form M is saved as a draft, and the draft can be deleted', async ({ browser }) => {
  const { page } = await openDevice(browser);
  await page.goto('/quarry-application');
  const source = page.getByLabel(t['common:quarry.source'], { exact: true });
  await source.fill('Stone quarry at Malipada');
  await waitForSave(page);
  await page.route('**/service/land/draft/save', (route) => route.abort());
  await source.fill('Stone quarry at Malipada, northern part');
  await expect(page.getByText(t['common:draft.failed'])).toBeVisible();
  await expect(source).toHaveValue('Stone quarry at Malipada, northern part');
  await page.unroute('**/service/land/draft/save');
  await page.getByLabel(t['common:quarry.quantity'], { exact: true }).fill('1200');
  await waitForSave(page);
  await page.reload();
  await expect(source).toHaveValue('Stone quarry at Malipada, northern part');
  await page.getByRole('button', { name: t['common:draft.drop'] }).press('Enter');
  await page
    .getByRole('button', { name: t['common:draft.drop.confirm'], exact: true })
    .press('Enter');
  await expect(source).toHaveValue('');
  await page.reload();
  await expect(page.getByText(t['common:draft.lead'])).toBeVisible();
  await expect(source).toHaveValue('');
});

test('a draft that cannot be loaded has a retry, and no empty form is shown instead', async ({
  browser,
}) => {
  const { page } = await openDevice(browser);
  await page.goto('/quarry-application');
  await deleteDraft(page, 6);
  await page.reload();
  const source = page.getByLabel(t['common:quarry.source'], { exact: true });
  await source.fill('Laterite pit at Tangi');
  await waitForSave(page);
  await page.route('**/service/land/draft/view', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  const again = page.getByRole('button', { name: t['common:application.retry'] });
  await expect(again).toBeVisible();
  await expect(source).toHaveCount(0);
  await page.unroute('**/service/land/draft/view');
  await again.press('Enter');
  await expect(source).toHaveValue('Laterite pit at Tangi');
  await deleteDraft(page, 6);
});

test('a land application continues at the same step on another device', async ({ browser }) => {
  const apply = '/website/grievance/addgrievance';
  const first = await openDevice(browser);
  await first.page.goto('/citizen/citizen-dashboard');
  await deleteDraft(first.page, 2);
  await first.page.goto(`${apply}?kind=lease`);
  await expect(first.page.getByText(t['common:draft.lead'])).toBeVisible();
  const goOn = (page: Page) => page.getByRole('button', { name: t['apply:continue'] });
  await fillApplicant(first.page);
  await goOn(first.page).press('Enter');
  const mouza = await choosePlace(first.page);
  await waitForSave(first.page);
  expect(await readDeviceStorage(first.page)).not.toContain('villageCode');
  await first.page.reload();
  await expect(first.page.getByLabel(t['common:place.mouza'], { exact: true })).toHaveValue(mouza);

  await first.page.route('**/service/land/draft/save', (route) => route.abort());
  await first.page.getByLabel(t['common:apply.area']).fill('0.01');
  const later = first.page.getByRole('button', { name: t['apply:later'] });
  await later.press('Enter');
  await expect(first.page.getByText(t['common:draft.failed'])).toBeVisible();
  await expect(first.page).toHaveURL(new RegExp(apply));
  await first.page.unroute('**/service/land/draft/save');
  await later.press('Enter');
  await expect(first.page).toHaveURL(/\/citizen\/citizen-dashboard$/);
  await expect(first.page.getByText(t['apply:later.done'])).toBeVisible();

  const { page } = await openDevice(browser);
  await page.goto('/citizen/citizen-dashboard');
  await expect(page.getByText(t['citizen:draft'], { exact: true })).toBeVisible();
  await page.locator(`main a[href="${apply}"]`, { hasText: t['citizen:draft'] }).click();
  await expect(page.getByLabel(t['common:place.mouza'], { exact: true })).toHaveValue(mouza);
  await expect(page.getByLabel(t['common:apply.area'])).toHaveValue('0.01');
  const choose = async (label: string) => {
    const option = page.getByLabel(label).locator('option:not([value=""])').first();
    await option.waitFor({ state: 'attached' });
    await page.getByLabel(label).selectOption((await option.getAttribute('value')) ?? '');
  };
  await choose(t['common:place.khatian']);
  await fillLandUse(page);
  // The last answer of a step does not open the next step.
  await expect(page.getByLabel(t['common:apply.area'])).toBeVisible();
  await goOn(page).press('Enter');
  await page.getByLabel(t['common:application.purpose']).fill('Paddy and vegetables');
  await waitForSave(page);
  await page.reload();
  await expect(page.getByLabel(t['common:application.purpose'])).toHaveValue(
    'Paddy and vegetables',
  );
  await page.getByRole('button', { name: t['common:draft.drop'] }).press('Enter');
  await page
    .getByRole('button', { name: t['common:draft.drop.confirm'], exact: true })
    .press('Enter');
  await expect(page.getByRole('heading', { name: t['apply:kind.heading'] })).toBeVisible();
  await page.reload();
  await expect(page.getByText(t['common:draft.lead'])).toBeVisible();
});
